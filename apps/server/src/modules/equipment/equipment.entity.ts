import { type EquipmentInput, equipmentInputSchema } from '@gyeol/contract'
import {
  ELEMENT_ALIASES,
  ELEMENT_NAMES,
  EQUIPMENT_KIND_NAMES,
  GEAR_ALIASES,
  EQUIPMENT_VARIANT_NAMES,
} from '@gyeol/game-data'
import { compareNames, type EntityDefinition, type FileRow } from '../catalogue/catalogue-entity.ts'
import { choiceCell, listCell, numberCell, textCell } from '../catalogue/cell-codecs.ts'
import { adaptNames, END_FIELDS, NAME_FIELDS } from '../catalogue/common-fields.ts'
import { field } from '../catalogue/file-field.ts'
import { statsCell } from '../catalogue/stat-cells.ts'
import { obtainCell } from './obtain-cell.ts'
import { recipeCell } from './recipe-cell.ts'

const { neutral: _noElement, ...elementNames } = ELEMENT_NAMES

/** Equipment. Pieces of one name differ in where they come from, so names may repeat. */
export const equipmentEntity: EntityDefinition<EquipmentInput> = {
  entity: 'equipment',
  schema: equipmentInputSchema,
  nameKey: () => null,
  compare: compareNames,
  fields: [
    ...NAME_FIELDS,
    field(
      'kind',
      { title: '종류' },
      choiceCell({ names: EQUIPMENT_KIND_NAMES, aliases: GEAR_ALIASES }),
    ),
    field(
      'variant',
      { title: '구분' },
      choiceCell({ names: EQUIPMENT_VARIANT_NAMES, aliases: { dropNpc: ['drop+npc'] } }),
    ),
    field('atk', { title: 'ATK' }, numberCell),
    field('def', { title: 'DEF' }, numberCell),
    field('stability', { title: '안정률' }, numberCell),
    field('potential', { title: '잠재력' }, numberCell),
    field('crystaSlots', { title: '크리스타 슬롯' }, numberCell),
    field(
      'element',
      { title: '속성' },
      choiceCell({ names: elementNames, aliases: ELEMENT_ALIASES }),
    ),
    field('stats', { title: '옵션', aliases: ['능력치'] }, statsCell),
    field('unmapped', { title: '옮기지 못한 줄' }, listCell(textCell)),
    field('recipe', { title: '제작' }, recipeCell),
    field('obtain', { title: '얻는 곳' }, obtainCell),
    ...END_FIELDS,
  ],
  adapt: (rows) => rows.map(adaptRow),
}

const isRecord = (value: unknown): value is FileRow => typeof value === 'object' && value !== null

/** Public lists keep the base values apart, and an element among the stats. */
function adaptRow(row: FileRow): FileRow {
  if (!('nameKo' in row)) return row
  const base = isRecord(row.base) ? row.base : {}
  const stats = (Array.isArray(row.stats) ? row.stats : []).filter(isRecord)
  const isElement = ({ stat }: FileRow) => stat === 'element'
  return {
    ...adaptNames(row),
    atk: base.atk,
    def: base.def,
    stability: base.stability,
    element: stats.find(isElement)?.value,
    stats: stats.filter((line) => !isElement(line)),
  }
}
