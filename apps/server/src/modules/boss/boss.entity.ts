import { slugOf } from '@gyeol/catalogue'
import { type BossInput, bossInputSchema } from '@gyeol/contract'
import { BOSS_DIFFICULTY_NAMES, BOSS_KIND_NAMES, BOSS_STAT_NAMES } from '@gyeol/game-data'
import { BOSS_DIFFICULTIES } from '@gyeol/terms'
import { toStoredSearchText } from '@gyeol/korean'
import {
  compareNames,
  type EntityDefinition,
  type FileRow,
  type Item,
} from '../catalogue/catalogue-entity.ts'
import {
  choiceCell,
  flagCell,
  listCell,
  numberCell,
  optionalTextCell,
} from '../catalogue/cell-codecs.ts'
import {
  adaptNames,
  END_FIELDS,
  evidenceCell,
  idsCell,
  NAME_FIELDS,
} from '../catalogue/common-fields.ts'
import { field, type FileField } from '../catalogue/file-field.ts'
import { bossElementsCell, bossValuesCell } from './boss-cells.ts'

const STAT_FIELDS: readonly FileField[] = Object.entries(BOSS_STAT_NAMES).map(([code, title]) =>
  field(code, { title, path: ['stats', code] }, bossValuesCell),
)

const PRORATION_FIELDS: readonly FileField[] = [
  ['normal', '관성 통상'],
  ['physical', '관성 물리'],
  ['magic', '관성 마법'],
].map(([code = '', title = '']) =>
  field(`proration-${code}`, { title, path: ['proration', code] }, numberCell),
)

const KIND_ALIASES = { boss: ['입장보스'], fieldBoss: ['field-boss'] }

/** Bosses and field bosses. Some stand in several levels under one name. */
export const bossEntity: EntityDefinition<BossInput> = {
  entity: 'boss',
  schema: bossInputSchema,
  nameKey: ({ name, level }) => `${toStoredSearchText(name)} ${level ?? ''}`,
  normalise: (content) => ({
    ...content,
    difficulties: BOSS_DIFFICULTIES.filter((code) => content.difficulties.includes(code)),
  }),
  compare: compareLevels,
  fields: [
    ...NAME_FIELDS,
    field('kind', { title: '종류' }, choiceCell({ names: BOSS_KIND_NAMES, aliases: KIND_ALIASES })),
    field('isEvent', { title: '이벤트', aliases: ['event'] }, flagCell),
    field('level', { title: '레벨 (노멀)', aliases: ['레벨'] }, numberCell),
    field(
      'difficulties',
      { title: '난이도' },
      listCell(choiceCell({ names: BOSS_DIFFICULTY_NAMES })),
    ),
    field('map', { title: '맵' }, optionalTextCell),
    field('mapAlt', { title: '다른 맵' }, optionalTextCell),
    field('mapEvidence', { title: '맵 이름 근거' }, { ...evidenceCell, empty: 'none' }),
    field('elements', { title: '속성', aliases: ['element'] }, bossElementsCell),
    field('hp', { title: 'HP (노멀)', aliases: ['hpNormal', 'HP'] }, numberCell),
    field('exp', { title: '경험치 (노멀)', aliases: ['expNormal', '경험치'] }, numberCell),
    ...STAT_FIELDS,
    ...PRORATION_FIELDS,
    field('crystaIds', { title: '드랍 크리스타', aliases: ['crystaDrops'] }, idsCell),
    ...END_FIELDS,
  ],
  adapt: (rows) => rows.map(adaptRow),
}

function compareLevels(left: Item<BossInput>, right: Item<BossInput>): number {
  const level = ({ content }: Item<BossInput>) => content.level ?? Number.POSITIVE_INFINITY
  const [a, b] = [level(left), level(right)]
  return a === b ? compareNames(left, right) : a - b
}

const isRecord = (value: unknown): value is FileRow => typeof value === 'object' && value !== null

/** Public lists nest what we spread out: levels by difficulty, stats, proration. */
function adaptRow(row: FileRow): FileRow {
  if (!('nameKo' in row)) return row
  const levels = isRecord(row.levels) ? row.levels : {}
  const stats = isRecord(row.stats) ? row.stats : {}
  const proration = isRecord(stats.proration) ? stats.proration : {}
  const drops = Array.isArray(row.crystaDrops) ? row.crystaDrops : []
  return {
    ...adaptNames(row),
    level: row.level ?? levels.normal,
    difficulties: BOSS_DIFFICULTIES.filter((code) => typeof levels[code] === 'number'),
    def: stats.def,
    mdef: stats.mdef,
    physResist: stats.pRes,
    magicResist: stats.mRes,
    critResist: stats.critRes,
    flee: stats.flee,
    guard: stats.guard,
    evade: stats.evade,
    'proration-normal': proration.normal,
    'proration-physical': proration.physical,
    'proration-magic': proration.magic,
    // Ids of crystas in public lists are made of their English names in the same way.
    crystaDrops: drops.map((name: unknown) => slugOf(String(name)).replaceAll('-', '_')),
  }
}
