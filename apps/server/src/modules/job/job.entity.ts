import { type JobInput, jobInputSchema, storedJobSchema } from '@gyeol/contract'
import { GEAR_ALIASES, GEAR_NAMES } from '@gyeol/game-data'
import { toStoredSearchText } from '@gyeol/korean'
import { compareNames, type EntityDefinition } from '../catalogue/catalogue-entity.ts'
import { choiceCell, listCell, optionalTextCell, textCell } from '../catalogue/cell-codecs.ts'
import { END_FIELDS, idCell, idsCell, NAME_FIELDS } from '../catalogue/common-fields.ts'
import { field } from '../catalogue/file-field.ts'

const gearCell = listCell(choiceCell({ names: GEAR_NAMES, aliases: GEAR_ALIASES }))

/** Build guides by weapon style. */
export const jobEntity: EntityDefinition<JobInput> = {
  entity: 'job',
  schema: jobInputSchema,
  storedSchema: storedJobSchema,
  nameKey: ({ name }) => toStoredSearchText(name),
  parent: { parentIdOf: ({ parentId }) => parentId, refuse: () => null },
  compare: compareNames,
  fields: [
    ...NAME_FIELDS,
    field('summary', { title: '한 줄 설명' }, textCell),
    field('parentId', { title: '상위 직업' }, { ...idCell, hint: '상위 직업의 아이디나 이름' }),
    field('mainWeapons', { title: '주무기' }, gearCell),
    field('subWeapons', { title: '보조 무기' }, gearCell),
    field('skillBuild', { title: '스킬 세팅 코드' }, optionalTextCell),
    field('characterBuild', { title: '캐릭터 코드' }, optionalTextCell),
    field('crystaIds', { title: '추천 크리스타' }, idsCell),
    field('registletIds', { title: '추천 레지스트릿' }, idsCell),
    field('body', { title: '본문 (마크다운)' }, textCell),
    ...END_FIELDS,
  ],
}
