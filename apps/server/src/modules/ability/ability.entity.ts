import { type AbilityInput, abilityInputSchema } from '@gyeol/contract'
import { ABILITY_CATEGORY_NAMES, ABILITY_TRIGGER_NAMES } from '@gyeol/game-data'
import { toStoredSearchText } from '@gyeol/korean'
import { compareNames, type EntityDefinition, type FileRow } from '../catalogue/catalogue-entity.ts'
import { choiceCell, numberCell, textCell } from '../catalogue/cell-codecs.ts'
import { adaptNames, END_FIELDS, NAME_FIELDS } from '../catalogue/common-fields.ts'
import { field } from '../catalogue/file-field.ts'
import { statCell, statFinder } from '../catalogue/stat-cells.ts'

/** Special powers of dropped equipment. */
export const abilityEntity: EntityDefinition<AbilityInput> = {
  entity: 'ability',
  schema: abilityInputSchema,
  nameKey: ({ name }) => toStoredSearchText(name),
  compare: compareNames,
  fields: [
    ...NAME_FIELDS,
    field('category', { title: '분류' }, choiceCell({ names: ABILITY_CATEGORY_NAMES })),
    field('trigger', { title: '발동' }, choiceCell({ names: ABILITY_TRIGGER_NAMES })),
    field('stat', { title: '옵션', aliases: ['능력치'] }, statCell),
    field('perTier', { title: '등급당' }, numberCell),
    field('effect', { title: '효과 (T는 등급)', aliases: ['effectKo', '효과'] }, textCell),
    ...END_FIELDS,
  ],
  adapt: (rows) => rows.map(adaptRow),
}

/** Public lists name the stat of a basic ability only in its English name. */
function adaptRow(row: FileRow): FileRow {
  if (!('nameKo' in row) || 'stat' in row) return row
  const word = `${String(row.nameEn)}${row.unit === '%' ? '%' : ''}`
  const stat = row.category === 'basic' ? statFinder.stat(word) : undefined
  return { ...adaptNames(row), stat: stat ?? null }
}
