import type { NoPriceReason, PriceLevel, PriceSeries } from '@gyeol/terms'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { listHeadlineRows, listNowDigest } from './price-digest.repository.ts'

/**
 * What lists sort and filter items by; without a price, of the series in which more people spoke, and
 * of deals where they are as many.
 */
export type PriceDigest = {
  readonly level: PriceLevel
  readonly reason: NoPriceReason | null
  readonly members: number
  readonly change7: number | null
  /** What lists show as the price; null where there is none. */
  readonly median: number | null
  /** The newest report of either series. */
  readonly newestAt: number | null
}

/** The digests of items by their id; nobody has spoken of the others. */
export type PriceDigests = ReadonlyMap<string, PriceDigest>

/** The digest of every item somebody has spoken of. */
export async function readPriceDigests(kysely: Kysely<Schema>): Promise<PriceDigests> {
  return digestsOf(await listNowDigest(kysely))
}

/** The same digests, those of some items read anew. */
export async function renewPriceDigests(
  kysely: Kysely<Schema>,
  known: PriceDigests,
  itemIds: readonly string[],
): Promise<PriceDigests> {
  const fresh = digestsOf(await listNowDigest(kysely, itemIds))
  const renewed = new Map(known)
  for (const id of itemIds) renewed.delete(id)
  for (const [id, digest] of fresh) renewed.set(id, digest)
  return renewed
}

function digestsOf(rows: Awaited<ReturnType<typeof listNowDigest>>): PriceDigests {
  const digests = new Map<string, PriceDigest & { readonly isHeadline: boolean }>()
  for (const row of rows) {
    const known = digests.get(row.item_id)
    const isHeadline = row.is_headline === 1
    const speaks =
      known === undefined || isHeadline || (!known.isHeadline && isLouder(row, known.members))
    const said = speaks ? { ...row, isHeadline } : known
    digests.set(row.item_id, {
      level: said.isHeadline ? said.level : 'none',
      reason: said.reason,
      members: said.members,
      change7: said.change7,
      median: said.isHeadline ? said.median : null,
      isHeadline: said.isHeadline,
      newestAt: Math.max(known?.newestAt ?? 0, row.newest_at ?? 0) || null,
    })
  }
  return digests
}

type Voices = Pick<Awaited<ReturnType<typeof listNowDigest>>[number], 'series' | 'members'>

/** Whether a series speaks rather than the other; the database gives them in any order. */
const isLouder = ({ series, members }: Voices, others: number) =>
  members > others || (members === others && series === 'deal')

/** A headline as the list of everything with a price shows it. */
export type HeadlineRow = {
  readonly itemId: string
  readonly series: PriceSeries
  readonly level: PriceLevel
  readonly windowDays: number
  readonly median: number
  readonly q1: number
  readonly q3: number
  readonly mean: number
  readonly members: number
  readonly reports: number
  readonly newestDay: number
  readonly newestAt: number
  readonly change7: number | null
  readonly spark: readonly (number | null)[]
}

/** The headlines of all items that have one, without what only their own pages show. */
export async function readHeadlines(kysely: Kysely<Schema>): Promise<HeadlineRow[]> {
  const rows = await listHeadlineRows(kysely)
  return rows.flatMap((row) => {
    const { median, q1, q3, mean, newest_day: newestDay, newest_at: newestAt } = row
    if (median === null || q1 === null || q3 === null || mean === null) return []
    if (newestDay === null || newestAt === null) return []
    // Both written by toNowRow; thousands of them need not be checked again for one answer.
    const { reports } = JSON.parse(row.detail) as { readonly reports: number }
    const spark = JSON.parse(row.spark) as (number | null)[]
    const { item_id: itemId, series, level, members, change7 } = row
    const values = { median, q1, q3, mean, newestDay, newestAt, reports, spark }
    return [{ itemId, series, level, windowDays: row.window_days, members, change7, ...values }]
  })
}
