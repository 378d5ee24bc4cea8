import { koreanDay } from '@gyeol/korean'
import { randomUUIDv7 } from 'node:crypto'
import { MAX_WATCHES } from '@gyeol/prices'
import { silentNow, toNowRow } from '../../src/modules/price-roll-up/price-now-row.ts'
import { CROWD, crowdAt, type Filling, insertRows, many } from './insert-rows.ts'

/** A price of every item, and what people said of them, half of it of one. */
export async function fillPrices(filling: Filling, itemId: string): Promise<void> {
  const { kysely } = filling
  const items = await kysely.selectFrom('price_item').select('id').orderBy('id').execute()
  const idAt = (at: number) => (at % 2 === 0 ? itemId : (items[at % items.length]?.id ?? itemId))
  await fillReports(filling, idAt)
  await fillNow(
    filling,
    items.map(({ id }) => id),
  )
  await fillStatements(filling, idAt)
  await fillOwn(filling, (at) => items[(at * 7) % items.length]?.id ?? itemId)
}

type IdAt = (at: number) => string

async function fillReports({ kysely, now, member, editor }: Filling, idAt: IdAt): Promise<void> {
  const reports = many(CROWD.rows, (at) => ({
    id: randomUUIDv7(),
    item_id: idAt(at),
    series: 'deal' as const,
    basis: 'sold' as const,
    amount: 1_000_000 + at,
    typed_amount: 1_000_000 + at,
    quantity: 1,
    unit: 1_000_000 + at,
    is_net: 0,
    day: koreanDay(now) - (at % 20),
    at: now - at * 1000,
    voice: `voice-${at % CROWD.members}`,
    author_id: at % 5 === 0 ? member.id : crowdAt(at),
    weight: 1,
    state: 'active' as const,
    source: 'form' as const,
    is_unusual: 0,
    excluded_reason: null,
    withdrawn_at: null,
    updated_at: now,
    version: 1,
  }))
  await insertRows(kysely, 'price_report', reports)
  const flagged = reports.slice(0, CROWD.ofOne)
  await insertRows(
    kysely,
    'price_flag',
    flagged.map(({ id, at }) => ({
      report_id: id,
      member_id: editor.id,
      reason: 'typo' as const,
      at,
    })),
  )
}

async function fillNow({ kysely, now }: Filling, ids: readonly string[]): Promise<void> {
  const today = koreanDay(now)
  const silent = { ...silentNow(today), level: 'high' as const, reason: null, windowDays: 7 }
  const contents = { reports: 20, votes: 20, voices: 5, values: many(40, (at) => 1_000_000 + at) }
  const priceAt = (at: number) => {
    const [median, q1, q3] = [1_000_000, 900_000, 1_100_000].map((value) => value + at * 977)
    const spread = {
      median: median ?? 0,
      q1: q1 ?? 0,
      q3: q3 ?? 0,
      min: 800_000,
      max: 1_200_000 + at,
    }
    const spark = many(14, (day) => 1_000_000 + at * 977 + day * 1013)
    const ages = { newestDay: today, newestAt: now - at }
    return { ...silent, ...spread, mean: median ?? 0, members: 5, ...ages, contents, spark }
  }
  await insertRows(
    kysely,
    'price_now',
    ids.map((itemId, at) => toNowRow({ itemId, series: 'deal' }, priceAt(at), true)),
  )
}

async function fillStatements({ kysely, now }: Filling, idAt: IdAt): Promise<void> {
  await insertRows(
    kysely,
    'price_statement',
    many(CROWD.rows, (at) => ({
      id: randomUUIDv7(),
      item_id: idAt(at),
      amount: 1_000_000 + at,
      quantity: 1,
      at: now - at,
      note: '적정가'.repeat(50),
      source: '게시판',
      author_id: crowdAt(at),
      created_at: now - at,
      updated_at: now - at,
      version: 1,
    })),
  )
}

/** A ledger as long as it may be, and as many watches. */
async function fillOwn({ kysely, now, member }: Filling, idAt: IdAt): Promise<void> {
  const stamps = { created_at: now, version: 1 }
  await insertRows(
    kysely,
    'trade_ledger',
    many(CROWD.rows, (at) => ({
      id: randomUUIDv7(),
      member_id: member.id,
      item_id: idAt(at),
      basis: 'sold' as const,
      amount: 1_000_000 + at,
      quantity: 1,
      day: koreanDay(now) - (at % 2000),
      memo: '메모',
      report_id: null,
      updated_at: now,
      ...stamps,
    })),
  )
  await insertRows(
    kysely,
    'price_watch',
    many(MAX_WATCHES, (at) => ({
      id: randomUUIDv7(),
      member_id: member.id,
      item_id: idAt(at),
      series: 'deal' as const,
      direction: 'above' as const,
      amount: 1_000_000,
      is_armed: 1,
      last_day: null,
      last_value: null,
      fired_at: now,
      alert: '가격이 올랐어요.',
      ...stamps,
    })),
  )
}
