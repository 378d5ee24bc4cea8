import { dayText, koreanDay } from '@gyeol/korean'
import type { TrendIndex } from '@gyeol/contract'
import { type IndexPoint, kindIndex } from '@gyeol/prices'
import type { PriceSeries } from '@gyeol/terms'
import { LRUCache } from 'lru-cache'
import type { AppDatabase } from '../../database/database.ts'
import { toWireTime } from '../../http/wire-time.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { listPriceKinds } from '../price-item/price-kind.service.ts'
import { readKindPoints } from '../price-roll-up/price-chart.service.ts'
import type { TrendRange } from './trend-range.ts'

/** An index is the middle of many prices and moves slowly: this long it is not worked out again. */
const KEPT_MS = 10_000

/** Ranges kept; ever new ones must not fill the memory. */
const MOST_KEPT = 100

const WEEK = 7

type Context = Pick<ServerContext, 'database' | 'clock'>
type IndexQuery = TrendRange & { readonly kindId: string; readonly series: PriceSeries }
type Kept = { readonly at: number; readonly points: Promise<readonly IndexPoint[]> }

const kept = new WeakMap<AppDatabase, LRUCache<string, Kept>>()

/** The index of a kind for every day or week of a range (PR32). */
export async function readIndex(
  { database, clock }: Context,
  query: IndexQuery,
): Promise<readonly IndexPoint[]> {
  const known = kept.get(database) ?? new LRUCache<string, Kept>({ max: MOST_KEPT })
  kept.set(database, known)
  const name = JSON.stringify([query.kindId, query.series, query.step, query.from, query.to])
  const now = clock()
  const held = known.get(name)
  if (held && Math.abs(now - held.at) < KEPT_MS) return held.points
  const points = workOut(database, query)
  known.set(name, { at: now, points })
  points.catch(() => known.delete(name))
  return points
}

async function workOut({ kysely }: AppDatabase, query: IndexQuery): Promise<readonly IndexPoint[]> {
  const items = await readKindPoints(kysely, query)
  return kindIndex(items, {
    from: query.from,
    to: query.to,
    step: query.step === 'week' ? WEEK : 1,
  })
}

/** The indices of all kinds over the last days. */
export async function readIndices(context: Context, days: number): Promise<TrendIndex> {
  const now = context.clock()
  const to = koreanDay(now)
  const range = { from: to - days + 1, to, step: 'day' as const }
  const kinds: TrendIndex['kinds'] = []
  for (const { id, name } of await listPriceKinds(context)) {
    const points = await readIndex(context, { kindId: id, series: 'deal', ...range })
    const last = points.at(-1)
    const index = last?.index ?? null
    kinds.push({
      kindId: id,
      name,
      items: last?.items ?? 0,
      index,
      change: index === null ? null : changeOf(index),
      points: points.map((point) => point.index),
    })
  }
  return { from: dayText(range.from), to: dayText(to), at: toWireTime(now), kinds }
}

const BASE = 10_000

/** Tenths of a percent against the base, half away from zero (PR27). */
function changeOf(index: number): number {
  const difference = index - BASE
  return Math.sign(difference) * Math.round(Math.abs(difference) / 10)
}
