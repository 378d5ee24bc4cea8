import { type RegistletInput, registletInputSchema } from '@gyeol/contract'
import { REGISTLET_CATEGORY_NAMES } from '@gyeol/game-data'
import { toStoredSearchText } from '@gyeol/korean'
import { compareNames, type EntityDefinition, type FileRow } from '../catalogue/catalogue-entity.ts'
import {
  choiceCell,
  listCell,
  numberCell,
  optionalTextCell,
  textCell,
} from '../catalogue/cell-codecs.ts'
import { adaptNames, END_FIELDS, NAME_FIELDS } from '../catalogue/common-fields.ts'
import { field } from '../catalogue/file-field.ts'

/** Registlets. */
export const registletEntity: EntityDefinition<RegistletInput> = {
  entity: 'registlet',
  schema: registletInputSchema,
  nameKey: ({ name }) => toStoredSearchText(name),
  normalise: (content) => ({
    ...content,
    levels: [...new Set(content.levels)].sort((left, right) => left - right),
  }),
  compare: compareNames,
  fields: [
    ...NAME_FIELDS,
    field('category', { title: '분류' }, choiceCell({ names: REGISTLET_CATEGORY_NAMES })),
    field('skillTree', { title: '스킬 트리' }, optionalTextCell),
    field('skill', { title: '스킬', aliases: ['skillEn'] }, optionalTextCell),
    field('maxLevel', { title: '최대 레벨' }, numberCell),
    field(
      'levels',
      { title: '얻는 레벨', aliases: ['obtainLevels'] },
      { ...listCell(numberCell, /[\n|,\s]+/), hint: '30 | 50 | 70' },
    ),
    field('effect', { title: '효과', aliases: ['effectKo'] }, textCell),
    ...END_FIELDS,
  ],
  adapt: (rows) => rows.map(adaptRow),
}

/** Public lists put the skill tree where we have the category, and name both lists' numbers. */
function adaptRow(row: FileRow): FileRow {
  if (!('nameKo' in row)) return row
  const isSkill = row.category !== 'passive' && row.category !== 'special'
  const isDisputed = row.maxLevelAgree === false
  return {
    ...adaptNames(row),
    category: isSkill ? 'skill' : row.category,
    skillTree: isSkill ? row.category : null,
    maxLevel: row.maxLevel ?? row.maxLevelKo,
    obtainLevels: row.obtainLevels ?? row.obtainLevelsKo,
    ...(isDisputed
      ? {
          koEvidence: 'ambiguous',
          note: `최대 레벨이 자료마다 달라요 (${String(row.maxLevel)} / ${String(row.maxLevelKo)}).`,
        }
      : {}),
  }
}
