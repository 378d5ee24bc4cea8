import { koreanDay, mondayOf } from '@gyeol/korean'
import {
  dayPoint,
  headlineSeries,
  type PastMedians,
  pastMedians,
  type PriceVote,
  seriesPrice,
  voteOf,
  VOTE_DAYS_NEEDED,
  WINDOW_DAYS,
  windowContents,
  weekPoint,
} from '@gyeol/prices'
import { PRICE_SERIES, type PriceSeries } from '@gyeol/terms'
import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { markStale, type PriceItemRow } from '../price-item/price-item.service.ts'
import { firstKeptDay } from './kept-days.ts'
import { type SeriesNow, SPARK_DAYS, toNowRow } from './price-now-row.ts'
import { putNow } from './price-now.repository.ts'
import { type ItemNow, readItemPrice } from './price-now.service.ts'
import { listPoints, putPoint } from './price-point.repository.ts'
import * as votes from './price-vote.repository.ts'

/** A window with more votes is worked out after the commit, at most once a second (§5). */
export const MOST_VOTES_AT_ONCE = 2_000

/** Works a vote out again from its reports (PR8); call it after every change of one of them. */
export async function recomputeVote(
  transaction: Transaction<Schema>,
  key: votes.VoteKey,
): Promise<void> {
  const vote = voteOf(await votes.listVoting(transaction, key))
  if (vote) await votes.putVote(transaction, key, vote)
  else await votes.deleteVote(transaction, key)
}

/** How today is worked out again. */
export type TodayChange = {
  readonly now: number
  /** The series of which a vote of today has changed. */
  readonly changed: readonly PriceSeries[]
  /** The item's prices as they were last worked out, read since its lock. */
  readonly known: ItemNow
  /** The moment of the report that was just made, when that is all that has changed. */
  readonly madeAt: number | undefined
}

/** What an item costs today; as it was before when the work is left to the drain. */
export type Today = { readonly prices: ItemNow; readonly isPutOff: boolean }

/**
 * Works out again what today shows of an item after its votes of today have changed: prices, and the
 * points of the day and the week, of the changed series only where the others are of today too. A
 * window that is too large for a writing transaction is only marked, and the prices stay as they were.
 */
export async function recomputeToday(
  transaction: Transaction<Schema>,
  item: PriceItemRow,
  { now, changed, known, madeAt }: TodayChange,
): Promise<Today> {
  const today = koreanDay(now)
  const next = new Map<PriceSeries, SeriesNow>()
  for (const series of PRICE_SERIES) {
    const isOfToday = known[series].asOfDay === today
    if (isOfToday && !changed.includes(series)) continue
    const key = { itemId: item.id, series }
    const week = await votes.listVotes(transaction, key, {
      ...usualWindow(today),
      limit: MOST_VOTES_AT_ONCE + 1,
    })
    if (week.length > MOST_VOTES_AT_ONCE) {
      await markStale(transaction, item, { from: today, to: today })
      return { prices: known, isPutOff: true }
    }
    const mayBuildOn = isOfToday && item.stale_from === null && known[series].newestAt !== null
    const lastDay = known[series].asOfDay
    const knownToday = mayBuildOn ? known[series] : null
    const reading = { ...key, today, lastDay, week, known: knownToday, madeAt }
    next.set(series, await seriesToday(transaction, reading))
  }
  const prices = await storeNow(transaction, { itemId: item.id, known, next })
  return { prices, isPutOff: false }
}

/** Works out everything today shows of an item from its votes alone, however many there are. */
export async function recomputeWholeToday(
  transaction: Transaction<Schema>,
  itemId: string,
  today: number,
): Promise<ItemNow> {
  const known = await readItemPrice(transaction, itemId, today)
  const next = new Map<PriceSeries, SeriesNow>()
  for (const series of PRICE_SERIES) {
    const key = { itemId, series }
    const week = await votes.listVotes(transaction, key, usualWindow(today))
    const lastDay = known[series].asOfDay
    const reading = { ...key, today, lastDay, week, known: null }
    next.set(series, await seriesToday(transaction, reading))
  }
  return storeNow(transaction, { itemId, known, next })
}

const usualWindow = (today: number) => ({ from: today - WINDOW_DAYS.usual + 1, to: today })

type SeriesToday = votes.SeriesKey & {
  readonly today: number
  /** The day it was worked out last. */
  readonly lastDay: number
  /** The votes of the usual window. */
  readonly week: readonly PriceVote[]
  /** What was worked out earlier today, when nothing of an earlier day has changed since. */
  readonly known: SeriesNow | null
  /** The moment of the report that was just made, when that is all that has changed. */
  readonly madeAt?: number | undefined
}

async function seriesToday(
  transaction: Transaction<Schema>,
  { today, lastDay, week, known, madeAt, ...key }: SeriesToday,
): Promise<SeriesNow> {
  await putWeek(transaction, { ...key, monday: mondayOf(today), today }, week)
  await endWeek(transaction, { ...key, monday: mondayOf(lastDay), today })
  const sparse = () => olderVotes(transaction, key, today)
  const { price, past, speaking } = known
    ? await priceSince({ week, past: known.past, today, sparse })
    : await wholePrice({ week, today, sparse })
  const point = dayPoint(week, today, price)
  await putPoint(transaction, { table: 'price_day', ...key, day: today }, point)
  const earlier = known
    ? known.spark.slice(0, SPARK_DAYS - 1)
    : await earlierMedians(transaction, key, today)
  return {
    ...price,
    asOfDay: today,
    past,
    contents: windowContents(speaking, price, today),
    spark: [...earlier, point?.median ?? null],
    newestAt:
      known?.newestAt != null && madeAt !== undefined
        ? Math.max(known.newestAt, madeAt)
        : await newestAt(transaction, key, week),
  }
}

/** The moment of the newest active report of the newest day with votes; null without any. */
async function newestAt(
  transaction: Transaction<Schema>,
  key: votes.SeriesKey,
  week: readonly PriceVote[],
): Promise<number | null> {
  // Not spread into one call: a week that is worked out after the commit may be of any length.
  const last = week.reduce<number | null>((newest, { day }) => Math.max(newest ?? day, day), null)
  const day = last ?? (await votes.findNewestDay(transaction, key))
  return day === null ? null : votes.findNewestAt(transaction, { ...key, day })
}

type WeekKey = votes.SeriesKey & { readonly monday: number; readonly today: number }

async function putWeek(
  transaction: Transaction<Schema>,
  { monday, today, ...key }: WeekKey,
  spoken: readonly PriceVote[],
): Promise<void> {
  const point = weekPoint(spoken, monday, today)
  await putPoint(transaction, { table: 'price_week', ...key, day: monday }, point)
}

/** A week grows older until its Sunday: what was worked out before that day is not its last word. */
async function endWeek(transaction: Transaction<Schema>, week: WeekKey): Promise<void> {
  const { monday, today, ...key } = week
  if (monday >= mondayOf(today) || monday < firstKeptDay(today)) return
  const range = { from: monday, to: monday + 6 }
  await putWeek(transaction, week, await votes.listVotes(transaction, key, range))
}

type Reading = {
  readonly week: readonly PriceVote[]
  readonly today: number
  /** Reads the votes before the usual window. */
  readonly sparse: () => Promise<readonly PriceVote[]>
}

async function wholePrice({ week, today, sparse }: Reading) {
  const speaking = [...(await sparse()), ...week]
  const past = pastMedians(speaking, today)
  return { price: seriesPrice(speaking, today, past), past, speaking }
}

/** As {@link wholePrice}, reading the votes of a month only where a week gives no price (PR12). */
async function priceSince({ week, today, sparse, past }: Reading & { readonly past: PastMedians }) {
  const price = seriesPrice(week, today, past)
  if (price.windowDays === WINDOW_DAYS.usual) return { price, past, speaking: week }
  const speaking = [...(await sparse()), ...week]
  return { price: seriesPrice(speaking, today, past), past, speaking }
}

const olderVotes = (transaction: Transaction<Schema>, key: votes.SeriesKey, today: number) =>
  votes.listVotes(transaction, key, {
    from: today - VOTE_DAYS_NEEDED + 1,
    to: today - WINDOW_DAYS.usual,
  })

async function earlierMedians(
  transaction: Transaction<Schema>,
  key: votes.SeriesKey,
  today: number,
): Promise<(number | null)[]> {
  const first = today - SPARK_DAYS + 1
  const range = { from: first, to: today - 1 }
  const points = await listPoints(transaction, { table: 'price_day', ...key, ...range })
  const medians = new Map(points.map(({ day, median }) => [day, median]))
  return Array.from({ length: SPARK_DAYS - 1 }, (_, index) => medians.get(first + index) ?? null)
}

type Storing = {
  readonly itemId: string
  readonly known: ItemNow
  readonly next: ReadonlyMap<PriceSeries, SeriesNow>
}

async function storeNow(
  transaction: Transaction<Schema>,
  { itemId, known, next }: Storing,
): Promise<ItemNow> {
  const deal = next.get('deal') ?? known.deal
  const ask = next.get('ask') ?? known.ask
  const headline = headlineSeries(deal, ask)
  for (const [series, price] of [['deal', deal] as const, ['ask', ask] as const]) {
    const isUnchanged = !next.has(series) && headline === known.headline
    if (isUnchanged) continue
    await putNow(transaction, toNowRow({ itemId, series }, price, headline === series))
  }
  return { headline, deal, ask }
}
