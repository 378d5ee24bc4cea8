import { MEDIUM } from './doubt.ts'
import { type Anchor, findAnchor } from './anchor.ts'
import { dividedHalfUp } from './exact.ts'
import type { NoPriceReason, PriceLevel } from '@gyeol/terms'
import type { PriceEstimate, PriceHint, PriceVote } from './model.ts'
import { outliersAround } from './outliers.ts'
import { median, quantile, totalWeight } from './quantile.ts'
import { type DayWindow, voicesIn, WINDOW_DAYS, windowEnding } from './window.ts'

/** Fewer counted members than this are no price (PR23). */
export const FEWEST_MEMBERS = 3

/** The estimate of the `windowDays` days that end with `day` (PR11, PR14–PR24). */
export function estimateWindow(
  votes: readonly PriceVote[],
  day: number,
  windowDays: number,
): PriceEstimate {
  return estimateDays(votes, windowEnding(day, windowDays), windowDays)
}

/** The same for any days; `windowDays` is what the window is called, the running week is shorter. */
export function estimateDays(
  votes: readonly PriceVote[],
  window: DayWindow,
  windowDays: number,
): PriceEstimate {
  const all = voicesIn(votes, window)
  if (all.length === 0) return withoutPrice('NO_REPORTS', { windowDays, voices: all })
  const anchor = findAnchor(all, window)
  const speaking = capped(anchor?.speaking ?? all)
  const middle = median(speaking)
  const isOutlier = outliersAround(speaking, middle)
  const counted = speaking.filter(({ value }) => !isOutlier(value))
  const filtered = speaking.filter(({ value }) => isOutlier(value))
  const none = { windowDays, voices: all, filtered, anchor }
  if (totalWeight(filtered) * 2 > totalWeight(speaking)) return withoutPrice('SCATTERED', none)
  if (counted.length < FEWEST_MEMBERS) return withoutPrice('FEW_MEMBERS', none)
  const hint = hintOf(filtered, middle, window.to)
  const spread = { q1: quantile(counted, 1), q3: quantile(counted, 3) }
  const newestDay = Math.max(...counted.map((voice) => voice.day))
  return {
    level: levelOf(
      { windowDays, all, counted, filtered, anchor, hint, newestDay, today: window.to },
      spread,
    ),
    reason: null,
    windowDays,
    since: anchor?.since ?? null,
    earlier: anchor?.earlier ?? null,
    hint,
    median: median(counted),
    ...spread,
    min: counted[0]?.value ?? null,
    max: counted.at(-1)?.value ?? null,
    mean: meanOf(counted),
    newestDay,
    members: counted.length,
    weight: rawWeight(counted),
    reports: reportsOf(counted),
    filtered: namesOf(filtered),
    before: namesOf(anchor?.before ?? []),
  }
}

/** A voice with its raw weight beside the capped one (PR14). */
export type CappedVoice = PriceVote & { readonly raw: number }

/**
 * Caps the weights at the largest of 4, 3, 2, 1 at which no voice has more than half of all others
 * together (PR14), so that none holds more than a third.
 */
export function capped(voices: readonly PriceVote[]): CappedVoice[] {
  const cap = [4, 3, 2].find((most) => isFair(voices, most)) ?? 1
  return voices.map((voice) => ({
    ...voice,
    raw: voice.weight,
    weight: Math.min(voice.weight, cap),
  }))
}

function isFair(voices: readonly PriceVote[], cap: number): boolean {
  let largest = 0
  let total = 0
  for (const { weight } of voices) {
    const own = Math.min(weight, cap)
    largest = Math.max(largest, own)
    total += own
  }
  return largest * 3 <= total
}

function withoutPrice(
  reason: NoPriceReason,
  {
    windowDays,
    voices,
    filtered = [],
    anchor = null,
  }: {
    readonly windowDays: number
    readonly voices: readonly PriceVote[]
    readonly filtered?: readonly PriceVote[]
    readonly anchor?: Anchor | null
  },
): PriceEstimate {
  return {
    level: 'none',
    reason,
    windowDays,
    since: anchor?.since ?? null,
    earlier: anchor?.earlier ?? null,
    hint: null,
    median: null,
    q1: null,
    q3: null,
    min: null,
    max: null,
    mean: null,
    newestDay: null,
    members: voices.length,
    weight: totalWeight(voices),
    reports: reportsOf(voices),
    filtered: namesOf(filtered),
    before: namesOf(anchor?.before ?? []),
  }
}

const FEWEST_HINTING = 3

/** What at least three filtered voices of today and yesterday say on one side (PR21). */
function hintOf(filtered: readonly CappedVoice[], middle: number, today: number): PriceHint | null {
  const recent = filtered
    .filter(({ day }) => day >= today - 1)
    .map(({ value, raw }) => ({ value, weight: raw }))
  const up = recent.filter(({ value }) => value > middle)
  const down = recent.filter(({ value }) => value < middle)
  const [side, voices] = up.length > down.length ? (['up', up] as const) : (['down', down] as const)
  if (up.length === down.length || voices.length < FEWEST_HINTING) return null
  return { side, median: median(voices), members: voices.length }
}

type Counting = {
  readonly windowDays: number
  readonly all: readonly PriceVote[]
  readonly counted: readonly CappedVoice[]
  readonly filtered: readonly CappedVoice[]
  readonly anchor: Anchor | null
  readonly hint: PriceHint | null
  readonly newestDay: number
  readonly today: number
}

/** How far the price can be trusted (PR24), at most `low` while a new price is a minority's (PR20). */
function levelOf(
  { windowDays, all, counted, filtered, anchor, hint, newestDay, today }: Counting,
  { q1, q3 }: { readonly q1: number; readonly q3: number },
): PriceLevel {
  const members = counted.length
  const weight = rawWeight(counted)
  const age = today - newestDay
  const lost = totalWeight(filtered)
  const spoken = lost + totalWeight(counted)
  if (anchor && weight * 2 <= totalWeight(all)) return 'low'
  const isHigh =
    windowDays === WINDOW_DAYS.usual &&
    members >= 6 &&
    weight >= 16 &&
    q3 * 2 <= q1 * 3 &&
    age <= 2 &&
    lost * 4 <= spoken &&
    hint === null
  if (isHigh) return 'high'
  const isMedium =
    members >= MEDIUM.members &&
    weight >= MEDIUM.weight &&
    q3 <= q1 * MEDIUM.spread &&
    age <= MEDIUM.age &&
    lost * 3 <= spoken
  return isMedium ? 'medium' : 'low'
}

/** The weighted mean, half up (PR22). */
function meanOf(voices: readonly PriceVote[]): number {
  const sum = voices.reduce(
    (total, { value, weight }) => total + BigInt(value) * BigInt(weight),
    0n,
  )
  return dividedHalfUp(sum, BigInt(totalWeight(voices)))
}

const rawWeight = (voices: readonly CappedVoice[]) => voices.reduce((sum, { raw }) => sum + raw, 0)

const reportsOf = (voices: readonly PriceVote[]) =>
  voices.reduce((sum, { reports }) => sum + reports, 0)

const namesOf = (voices: readonly PriceVote[]) => voices.map(({ voice }) => voice).sort()
