import { GEAR_KINDS, GEAR_SLOTS, STAT_IDS } from '@gyeol/terms'
import {
  createStatFinder,
  createWordFinder,
  type StatDictionary,
  type StatFinder,
  type StatSpellings,
  type StatWords,
} from '../index.ts'

/** A dictionary of five words; every other stat is called by its id. */
const LABELS: Readonly<Record<string, string>> = {
  atk: 'ATK',
  atk_pct: 'ATK',
  aspd: '공격속도',
  stability_pct: '안정률',
  tumble_unavailable: '부여 정지(넘어짐)',
}

const entriesOf = <Id extends string, Value>(ids: readonly Id[], read: (id: Id) => Value) =>
  // One entry for every id of the list.
  Object.fromEntries(ids.map((id) => [id, read(id)])) as Record<Id, Value>

const stats: StatDictionary = entriesOf(STAT_IDS, (id) => ({
  label: LABELS[id] ?? id.replace(/_pct$/, ''),
  unit: id.endsWith('_unavailable') ? 'flag' : id.endsWith('_pct') ? 'percent' : 'flat',
}))

const spellings: StatSpellings = entriesOf(STAT_IDS, (id) => (id === 'aspd' ? ['공속'] : []))

/** Words for tests. */
export const words: StatWords = {
  stats,
  gear: entriesOf(GEAR_KINDS, (kind) => (kind === 'shield' ? '방패' : kind)),
  slots: { main: '주무기', sub: '보조', armor: '갑옷' },
}

/** Finds what {@link words} call things. */
export const finder: StatFinder = {
  stat: createStatFinder(stats, spellings),
  gear: createWordFinder(GEAR_KINDS.map((kind) => [kind, [words.gear[kind]]])),
  slot: createWordFinder(GEAR_SLOTS.map((slot) => [slot, [words.slots[slot]]])),
}
