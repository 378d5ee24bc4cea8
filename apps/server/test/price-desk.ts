import { DAY_MS, koreanDay } from '@gyeol/korean'
import { randomUUIDv7 } from 'node:crypto'
import type { StoredRoleCode } from '@gyeol/contract'
import {
  dayPoints,
  type HistoryReport,
  itemPoints,
  itemPrices,
  thinned,
  votesOf,
  windowContents,
} from '@gyeol/prices'
import { PRICE_SERIES } from '@gyeol/terms'
import type { AppDatabase } from '../src/database/database.ts'
import { fromNowRow, SPARK_DAYS } from '../src/modules/price-roll-up/price-now-row.ts'
import { expect } from 'vitest'
import { signIn } from './people.ts'
import type { TestApp } from './app.ts'

/** Makes an item everybody may report of. */
export async function makeItem(
  { kysely }: AppDatabase,
  { name, unitQuantity = 1, ...others }: MadeItem,
): Promise<string> {
  const id = randomUUIDv7()
  await kysely
    .insertInto('price_item')
    .values({
      id,
      kind_id: 'material',
      name,
      variant: '',
      name_key: name,
      search_text: name,
      unit_quantity: unitQuantity,
      entity: null,
      entity_id: null,
      state: 'accepted',
      merged_into: null,
      is_sample: 0,
      stale_from: null,
      stale_to: null,
      author_id: null,
      taken_down_at: null,
      created_at: 0,
      updated_at: 0,
      version: 1,
      ...others,
    })
    .execute()
  return id
}

type MadeItem = {
  readonly name: string
  readonly unitQuantity?: number
  readonly is_sample?: number
  readonly state?: 'accepted' | 'proposed'
  readonly author_id?: string
}

/** Somebody whose account is some days old. */
export async function signInAged(test: TestApp, ageDays: number, role: StoredRoleCode = 'MEMBER') {
  const person = await signIn(test, role)
  await test.database.kysely
    .updateTable('member')
    .set({ created_at: test.app.clock() - ageDays * DAY_MS })
    .where('id', '=', person.id)
    .execute()
  return person
}

/** Everything kept of an item's prices: what the tables say. */
export async function keptPrices({ kysely }: AppDatabase, itemId: string) {
  const rowsOf = (table: 'price_day' | 'price_week') =>
    kysely
      .selectFrom(table)
      .selectAll()
      .where('item_id', '=', itemId)
      .orderBy('series')
      .orderBy('day')
      .execute()
  const votes = await kysely
    .selectFrom('price_vote')
    .selectAll()
    .where('item_id', '=', itemId)
    .orderBy('series')
    .orderBy('day')
    .orderBy('voice')
    .execute()
  const now = await kysely
    .selectFrom('price_now')
    .selectAll()
    .where('item_id', '=', itemId)
    .orderBy('series')
    .execute()
  return {
    votes,
    days: await rowsOf('price_day'),
    weeks: await rowsOf('price_week'),
    now: now.map((row) => ({
      series: row.series,
      isHeadline: row.is_headline === 1,
      ...fromNowRow(row),
    })),
  }
}

/** The same, worked out from the reports alone by the plain rules (PR36). */
export async function recomputedPrices({ kysely }: AppDatabase, itemId: string, at: number) {
  const rows = await kysely
    .selectFrom('price_report')
    .selectAll()
    .where('item_id', '=', itemId)
    .execute()
  const reports: HistoryReport[] = rows
  const prices = itemPrices(reports, at)
  const points = itemPoints(reports, at)
  const today = koreanDay(at)
  const inOrder = PRICE_SERIES.toSorted()
  return {
    votes: inOrder.flatMap((series) =>
      votesOf(reports, series)
        .toSorted((a, b) => a.day - b.day || (a.voice < b.voice ? -1 : 1))
        .map((vote) => ({ item_id: itemId, series, ...vote })),
    ),
    days: inOrder.flatMap((series) =>
      points[series].day.map((point) => ({ item_id: itemId, series, ...point })),
    ),
    weeks: inOrder.flatMap((series) =>
      points[series].week.map((point) => ({ item_id: itemId, series, ...point })),
    ),
    now: inOrder.map((series) => {
      const votes = votesOf(reports, series)
      const medians = new Map(
        dayPoints(votes, today - SPARK_DAYS + 1, today).map(({ day, median }) => [day, median]),
      )
      const contents = windowContents(votes, prices[series], today)
      const spoken = rows.filter(
        (row) => row.series === series && row.state === 'active' && row.weight > 0,
      )
      const newestDay = Math.max(...spoken.map(({ day }) => day))
      const newest = spoken.filter(({ day }) => day === newestDay).map((row) => row.at)
      return {
        series,
        isHeadline: prices.headline === series,
        ...prices[series],
        asOfDay: today,
        contents: { ...contents, values: thinned(contents.values, 40) },
        spark: Array.from(
          { length: SPARK_DAYS },
          (_, index) => medians.get(today - SPARK_DAYS + 1 + index) ?? null,
        ),
        newestAt: newest.length === 0 ? null : Math.max(...newest),
      }
    }),
  }
}

/** Expects that what is kept of an item equals the recomputation from its reports (PR36). */
export async function expectRightPrices(
  database: AppDatabase,
  itemId: string,
  at: number,
): Promise<void> {
  const kept = await keptPrices(database, itemId)
  const expected = await recomputedPrices(database, itemId, at)
  expect({ ...kept, now: [] }).toEqual({ ...expected, now: [] })
  // A series nobody ever spoke of may have no row.
  const spoken = new Set(expected.votes.map(({ series }) => series))
  const rows = new Set(kept.now.map(({ series }) => series))
  expect([...spoken].filter((series) => !rows.has(series))).toEqual([])
  for (const now of kept.now)
    expect(now).toMatchObject(expected.now.find(({ series }) => series === now.series) ?? {})
}

/**
 * The same at any moment: votes are right at once, and what is of today is, while nothing waits to be
 * worked out again. Points that grow older by themselves are looked at when they are read.
 */
export async function expectRightSoFar(
  database: AppDatabase,
  itemId: string,
  at: number,
): Promise<void> {
  const kept = await keptPrices(database, itemId)
  const expected = await recomputedPrices(database, itemId, at)
  expect(kept.votes).toEqual(expected.votes)
  const { stale_from } = await database.kysely
    .selectFrom('price_item')
    .select('stale_from')
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow()
  if (stale_from !== null) return
  for (const now of kept.now.filter(({ asOfDay }) => asOfDay === koreanDay(at))) {
    const ofSeries = ({ series }: { readonly series: string }) => series === now.series
    expect(now).toMatchObject(expected.now.find(ofSeries) ?? {})
    expect(kept.days.filter(ofSeries)).toEqual(expected.days.filter(ofSeries))
    expect(kept.weeks.filter(ofSeries)).toEqual(expected.weeks.filter(ofSeries))
  }
}
