import { estimateWindow, type PricePoint, type PriceVote, WINDOW_DAYS } from '@gyeol/prices'
import type { PriceSeries } from '@gyeol/terms'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import {
  type DayMedian,
  listMedians,
  listPaidMedians,
  listSpokenOfKind,
} from './price-digest.repository.ts'
import { listPoints } from './price-point.repository.ts'
import { type DayRange, listVotes, type SeriesKey } from './price-vote.repository.ts'

/** Points of days, or of weeks under their Mondays. */
export type ChartStep = 'day' | 'week'

const TABLES = { day: 'price_day', week: 'price_week' } as const

/** The points of a series, the earliest first (PR28, PR30). */
export async function readPoints(
  kysely: Kysely<Schema>,
  { step, ...range }: SeriesKey & DayRange & { readonly step: ChartStep },
): Promise<readonly PricePoint[]> {
  return listPoints(kysely, { table: TABLES[step], ...range })
}

/** A vote as a chart draws it; `isFiltered` as its own day saw it (PR19). */
export type ChartDot = {
  readonly day: number
  readonly value: number
  readonly isFiltered: boolean
}

/** The votes of some days of a series. */
export async function readDots(
  kysely: Kysely<Schema>,
  key: SeriesKey,
  { from, to }: DayRange,
): Promise<readonly ChartDot[]> {
  const votes = await listVotes(kysely, key, { from: from - WINDOW_DAYS.usual + 1, to })
  const byDay = Map.groupBy(
    votes.filter(({ day }) => day >= from),
    ({ day }) => day,
  )
  return [...byDay]
    .toSorted(([left], [right]) => left - right)
    .flatMap(([day, own]) => dotsOf(day, { own, votes }))
}

type DayVotes = { readonly own: readonly PriceVote[]; readonly votes: readonly PriceVote[] }

function dotsOf(day: number, { own, votes }: DayVotes): readonly ChartDot[] {
  const filtered = new Set(estimateWindow(votes, day, WINDOW_DAYS.usual).filtered)
  return own
    .map(({ voice, value }) => ({ day, value, isFiltered: filtered.has(voice) }))
    .toSorted((left, right) => left.value - right.value)
}

/**
 * Items read at once: three years of a large kind are tens of thousands of rows, and what is read in
 * small parts is forgotten before the next.
 */
const ITEMS_AT_ONCE = 100

/** The prices of a kind's items in some days, an item for each list (PR32). */
export async function readKindPoints(
  kysely: Kysely<Schema>,
  query: DayRange & {
    readonly kindId: string
    readonly series: PriceSeries
    readonly step: ChartStep
  },
): Promise<readonly (readonly DayMedian[])[]> {
  const { kindId, step, ...range } = query
  const itemIds = await listSpokenOfKind(kysely, kindId)
  const items: (readonly DayMedian[])[] = []
  for (let at = 0; at < itemIds.length; at += ITEMS_AT_ONCE) {
    const part = { itemIds: itemIds.slice(at, at + ITEMS_AT_ONCE), table: TABLES[step] }
    items.push(...(await listMedians(kysely, { ...range, ...part })))
  }
  return items
}

/** An item on a day. */
export type ItemDay = { readonly itemId: string; readonly day: number }

/**
 * What was paid for items on certain days: the price of the newest day of the week that ends there.
 * Gives a function from one of these to its median, null where nobody knows.
 */
export async function readPaidOn(
  kysely: Kysely<Schema>,
  asked: readonly ItemDay[],
): Promise<(of: ItemDay) => number | null> {
  const stretches = asked.map(({ itemId, day }) => ({
    itemId,
    from: day - WINDOW_DAYS.usual + 1,
    to: day,
  }))
  const rows = await listPaidMedians(kysely, stretches)
  const byItem = Map.groupBy(rows, ({ item_id: itemId }) => itemId)
  return ({ itemId, day }) => {
    const points = byItem.get(itemId) ?? []
    const last = points.findLast((point) => point.day <= day && point.day > day - WINDOW_DAYS.usual)
    return last?.median ?? null
  }
}
