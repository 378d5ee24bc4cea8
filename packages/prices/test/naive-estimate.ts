import type { PriceLevel } from '@gyeol/terms'
import type { PriceVote } from '../index.ts'

/*
 * The window's rules a second time, by plain enumeration: a weight is that many copies, fractions are
 * pairs of bigint, and nothing is shared with the engine.
 */

/** What {@link naiveEstimate} answers; the engine's answer must hold the same. */
export type NaiveEstimate = {
  readonly level: PriceLevel
  readonly reason: string | null
  readonly since: number | null
  readonly median: number | null
  readonly q1: number | null
  readonly q3: number | null
  readonly mean: number | null
  readonly filtered: string[]
  readonly before: string[]
  readonly hint: { side: string; median: number; members: number } | null
}

type Voice = PriceVote & { cap: number }

export function naiveEstimate(
  votes: readonly PriceVote[],
  today: number,
  days: number,
): NaiveEstimate {
  const first = today - days + 1
  const inside = votes.filter(({ day }) => day >= first && day <= today)
  const all = inside.filter(
    (vote) => !inside.some(({ voice, day }) => voice === vote.voice && day > vote.day),
  )
  if (all.length === 0) return none('NO_REPORTS')
  const since = anchorDay(all, first, today)
  const speaking = all.filter(({ day }) => since === null || day >= since)
  const before = all.filter(({ day }) => since !== null && day < since)
  const cap = capOf(speaking)
  const voices: Voice[] = speaking.map((vote) => ({ ...vote, cap: Math.min(cap, vote.weight) }))
  const middle = type2(copies(voices, 'cap'), 1, 2)
  const isOut = outside(voices, middle)
  const filtered = voices.filter(isOut)
  const counted = voices.filter((voice) => !isOut(voice))
  if (filtered.length > 0 && sum(filtered, 'cap') > sum(counted, 'cap'))
    return none('SCATTERED', { filtered, before, since })
  if (counted.length < 3) return none('FEW_MEMBERS', { filtered, before, since })
  const values = copies(counted, 'cap')
  const [q1, q3] = [type2(values, 1, 4), type2(values, 3, 4)]
  const total = values.reduce((one, other) => one + BigInt(other), 0n)
  const hint = hintOf(filtered, middle, today)
  const age = today - Math.max(...counted.map(({ day }) => day))
  const share = sum(filtered, 'cap') / (sum(filtered, 'cap') + sum(counted, 'cap'))
  const weight = sum(counted, 'weight')
  const members = counted.length
  const isMinority = since !== null && weight <= sum(all, 'weight') / 2
  const level = (): PriceLevel => {
    if (isMinority) return 'low'
    if (days === 7 && members > 5 && weight > 15 && q3 / q1 <= 1.5 && age < 3 && share <= 0.25)
      if (hint === null) return 'high'
    const isMedium = members > 3 && weight > 9 && q3 / q1 <= 2 && age < 8 && share <= 1 / 3
    return isMedium ? 'medium' : 'low'
  }
  return {
    level: level(),
    reason: null,
    since,
    median: type2(values, 1, 2),
    q1,
    q3,
    mean: Number((total * 2n + BigInt(values.length)) / BigInt(values.length * 2)),
    filtered: names(filtered),
    before: names(before),
    hint,
  }
}

function anchorDay(all: readonly PriceVote[], first: number, today: number): number | null {
  for (let day = first + 1; day < today; day += 1) {
    const since = all.filter((vote) => vote.day >= day)
    const before = all.filter((vote) => vote.day < day)
    if (since.length < 5 || before.length < 3 || new Set(since.map((v) => v.day)).size < 2) continue
    if (sum(since, 'weight') < 16 || sum(since, 'weight') * 3 < sum(before, 'weight')) continue
    const old = type2(copies(before, 'weight'), 1, 2)
    const fresh = copies(since, 'weight')
    if (type2(fresh, 3, 4) * 2 > type2(fresh, 1, 4) * 3) continue
    const isUp = type2(fresh, 1, 2) > old
    const beyond = (value: number) =>
      isUp ? value > old && 2 * value > 3 * old : 3 * value < 2 * old
    const ofDay = copies(
      since.filter((vote) => vote.day === day),
      'weight',
    )
    if (fresh.filter(beyond).length * 5 < fresh.length * 4) continue
    if (ofDay.filter(beyond).length * 2 > ofDay.length) return day
  }
  return null
}

function capOf(voices: readonly PriceVote[]): number {
  for (const cap of [4, 3, 2]) {
    const weights = voices.map(({ weight }) => Math.min(weight, cap))
    const others = (own: number) => weights.reduce((one, other) => one + other, 0) - own
    if (weights.every((weight) => weight <= others(weight) / 2)) return cap
  }
  return 1
}

function outside(voices: readonly Voice[], middle: number): (voice: Voice) => boolean {
  const m = BigInt(middle)
  const ratio = (value: number) => {
    const v = BigInt(value)
    return v > m ? ([v, m] as const) : ([m, v] as const)
  }
  const ratios = copies(voices, 'cap')
    .map(ratio)
    .sort(([a, b], [c, d]) => Number(a * d > c * b) - Number(a * d < c * b))
  const [r, s] = ratios[Math.ceil(ratios.length / 2) - 1] ?? [1n, 1n]
  return ({ value }) => {
    const [high, low] = ratio(value)
    if (2n * high <= 3n * low) return false
    return high > 10n * low || high ** 5n * s ** 26n > r ** 26n * low ** 5n
  }
}

function hintOf(filtered: readonly Voice[], middle: number, today: number) {
  const recent = filtered.filter(({ day }) => day === today || day === today - 1)
  const up = recent.filter(({ value }) => value > middle)
  const down = recent.filter(({ value }) => value < middle)
  const voices = up.length > down.length ? up : down
  if (up.length === down.length || voices.length < 3) return null
  return {
    side: voices === up ? 'up' : 'down',
    median: type2(copies(voices, 'weight'), 1, 2),
    members: voices.length,
  }
}

/** Type 2 of Hyndman and Fan on copies. */
function type2(values: readonly number[], above: number, below: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = sorted.length * above
  const at = (index: number) => BigInt(sorted[index] ?? 0)
  if (place % below !== 0) return Number(at(Math.floor(place / below)))
  return Number((at(place / below - 1) + at(place / below) + 1n) / 2n)
}

function copies<Key extends 'weight' | 'cap'>(
  voices: readonly (Pick<PriceVote, 'value'> & Record<Key, number>)[],
  key: Key,
): number[] {
  return voices.flatMap((voice) => Array.from({ length: voice[key] }, () => voice.value))
}

function sum<Key extends 'weight' | 'cap'>(
  voices: readonly Record<Key, number>[],
  key: Key,
): number {
  return voices.reduce((total, voice) => total + voice[key], 0)
}

const names = (voices: readonly PriceVote[]) => voices.map(({ voice }) => voice).sort()

type Silence = {
  readonly filtered: readonly PriceVote[]
  readonly before: readonly PriceVote[]
  readonly since: number | null
}

function none(
  reason: string,
  { filtered, before, since }: Silence = { filtered: [], before: [], since: null },
): NaiveEstimate {
  return {
    level: 'none',
    reason,
    since,
    median: null,
    q1: null,
    q3: null,
    mean: null,
    filtered: names(filtered),
    before: names(before),
    hint: null,
  }
}
