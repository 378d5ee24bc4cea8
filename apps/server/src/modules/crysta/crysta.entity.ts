import { type CrystaInput, crystaInputSchema, type Drop } from '@gyeol/contract'
import { CRYSTA_KIND_ALIASES, CRYSTA_KIND_NAMES } from '@gyeol/game-data'
import { toStoredSearchText } from '@gyeol/korean'
import { compareNames, type EntityDefinition, type FileRow } from '../catalogue/catalogue-entity.ts'
import { choiceCell, flagCell, readInteger, readText } from '../catalogue/cell-codecs.ts'
import { adaptNames, END_FIELDS, idCell, NAME_FIELDS } from '../catalogue/common-fields.ts'
import { type CellCodec, field, isEmptyCell, wordOf } from '../catalogue/file-field.ts'
import { statsCell } from '../catalogue/stat-cells.ts'

const DROP = /^(?<monster>.+?)(?:\s*\(Lv\.?\s*(?<level>\d{1,3})\))?(?:\s*@\s*(?<map>.+))?$/

/** Places a crysta drops at: `몬스터 (Lv 254) @ 맵`, one a line. */
const dropsCell: CellCodec = {
  hint: '몬스터 (Lv 254) @ 맵 (한 줄에 하나)',
  read: (value) => (Array.isArray(value) ? value : String(value).split('\n')).flatMap(readDrop),
  // Written from content its schema has checked.
  write: (value) => (value as readonly Drop[]).map(dropText).join('\n') || null,
  empty: [],
}

function readDrop(raw: unknown): Drop[] {
  if (typeof raw !== 'object' || raw === null) return readDropText(readText(raw))
  const { monster, level, map } = raw as Readonly<Record<string, unknown>>
  const place = isEmptyCell(map) || map === '-' ? null : readText(map)
  // Public lists have the level in the monster's name.
  if (level === undefined)
    return readDropText(readText(monster)).map((drop) => ({ ...drop, map: place }))
  const amount = isEmptyCell(level) ? null : readInteger(level)
  return [{ monster: readText(monster), level: amount, map: place }]
}

function readDropText(text: string): Drop[] {
  const groups = DROP.exec(text.trim())?.groups
  if (!groups) return []
  const { monster = '', level, map } = groups
  return [{ monster, level: level === undefined ? null : Number(level), map: map ?? null }]
}

function dropText({ monster, level, map }: Drop): string {
  const named = level === null ? monster : `${monster} (Lv ${level})`
  return map === null ? named : `${named} @ ${map}`
}

/** Crystas. A line never changes its kind (234 of 234 known steps). */
export const crystaEntity: EntityDefinition<CrystaInput> = {
  entity: 'crysta',
  schema: crystaInputSchema,
  nameKey: ({ name }) => toStoredSearchText(name),
  normalise: (content) => ({
    ...content,
    isEnhancer: content.isEnhancer || content.parentId !== null,
  }),
  parent: {
    parentIdOf: ({ parentId }) => parentId,
    refuse: (content, parent) =>
      content.kind === parent.kind ? null : '같은 종류의 크리스타만 강화 전으로 고를 수 있어요.',
  },
  compare: compareNames,
  fields: [
    ...NAME_FIELDS,
    field(
      'kind',
      { title: '종류' },
      choiceCell({ names: CRYSTA_KIND_NAMES, aliases: CRYSTA_KIND_ALIASES }),
    ),
    field('isEnhancer', { title: '강화 크리스타', aliases: ['enhancer'] }, flagCell),
    field('stats', { title: '옵션', aliases: ['능력치'] }, statsCell),
    field(
      'parentId',
      { title: '강화 전 크리스타', aliases: ['강화 전', 'upgradesFrom'] },
      { ...idCell, hint: '강화 전 크리스타의 아이디나 이름' },
    ),
    field('drops', { title: '드랍' }, dropsCell),
    ...END_FIELDS,
  ],
  adapt: adaptRows,
}

/** Public lists name monsters in English; those that have a crysta of their own get its name. */
function adaptRows(rows: readonly FileRow[]): readonly FileRow[] {
  const names = new Map(rows.map(({ nameEn, nameKo }) => [wordOf(nameEn), wordOf(nameKo)]))
  const rename = (drop: Drop): Drop => ({
    ...drop,
    monster: names.get(drop.monster) || drop.monster,
  })
  return rows.map((row) => {
    if (!('nameKo' in row)) return row
    const drops = Array.isArray(row.drops) ? row.drops.flatMap(readDrop).map(rename) : row.drops
    return { ...adaptNames(row), drops }
  })
}
