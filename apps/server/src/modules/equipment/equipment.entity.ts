import {
  type EquipmentInput,
  equipmentInputSchema,
  type Obtain,
  OBTAIN_KINDS,
} from '@gyeol/contract'
import { createWordFinder } from '@gyeol/catalogue'
import {
  ELEMENT_ALIASES,
  ELEMENT_NAMES,
  EQUIPMENT_KIND_NAMES,
  GEAR_ALIASES,
  OBTAIN_NAMES,
} from '@gyeol/game-data'
import { compareNames, type EntityDefinition, type FileRow } from '../catalogue/catalogue-entity.ts'
import { choiceCell, numberCell, readInteger, readText } from '../catalogue/cell-codecs.ts'
import { adaptNames, END_FIELDS, NAME_FIELDS } from '../catalogue/common-fields.ts'
import { type CellCodec, CellProblem, field, isEmptyCell } from '../catalogue/file-field.ts'
import { statsCell } from '../catalogue/stat-cells.ts'

const WAY =
  /^(?:\[(?<by>[^\]]+)\]\s*)?(?<name>.+?)(?:\s*\(Lv\.?\s*(?<level>\d{1,3})\))?(?:\s*@\s*(?<map>.+))?$/

const findWay = createWordFinder(OBTAIN_KINDS.map((code) => [code, [OBTAIN_NAMES[code]]]))

/** How a piece of equipment is had: `[몬스터] 이름 (Lv 100) @ 맵`, one a line. */
const obtainCell: CellCodec = {
  hint: '[몬스터] 이름 (Lv 100) @ 맵 (한 줄에 하나)',
  read: (value) => (Array.isArray(value) ? value : String(value).split('\n')).flatMap(readWay),
  // Written from content its schema has checked.
  write: (value) => (value as readonly Obtain[]).map(wayText).join('\n') || null,
  empty: [],
}

function readWay(raw: unknown): Obtain[] {
  if (typeof raw !== 'object' || raw === null) return readWayText(readText(raw))
  const { by, name, level, map } = raw as Readonly<Record<string, unknown>>
  // Public lists have everything but the map in one text.
  if (name === undefined) return readWayText(`${readText(by)}${placeOf(map)}`)
  return [
    {
      by: wayOf(readText(by)),
      name: readText(name),
      level: isEmptyCell(level) ? null : readInteger(level),
      map: isEmptyCell(map) ? null : readText(map),
    },
  ]
}

function wayOf(word: string): Obtain['by'] {
  const code = findWay(word)
  if (code === undefined) throw new CellProblem(`'${word}': 얻는 방법을 알 수 없어요.`)
  return code
}

function placeOf(map: unknown): string {
  return typeof map === 'string' && !['', '-'].includes(map.trim()) ? ` @ ${map}` : ''
}

function readWayText(text: string): Obtain[] {
  const groups = WAY.exec(text.trim())?.groups
  if (!groups) return []
  const { by, name = '', level, map } = groups
  const smith = /^(?:Blacksmith|대장장이)\s*:?\s*(?<who>.*)$/.exec(name)?.groups?.who
  const code = by === undefined ? guessWay(name) : wayOf(by)
  return [
    {
      by: smith === undefined ? code : 'smith',
      name: smith || name,
      level: level === undefined ? null : Number(level),
      map: map ?? null,
    },
  ]
}

/** Lists that do not say how: boxes and people are called so, the rest are monsters. */
function guessWay(name: string): Obtain['by'] {
  if (/box|상자/i.test(name)) return 'box'
  return /npc/i.test(name) ? 'npc' : 'monster'
}

function wayText({ by, name, level, map }: Obtain): string {
  const named = level === null ? name : `${name} (Lv ${level})`
  return `[${OBTAIN_NAMES[by]}] ${map === null ? named : `${named} @ ${map}`}`
}

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
