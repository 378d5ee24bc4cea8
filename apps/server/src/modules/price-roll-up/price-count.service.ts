import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { firstKeptDay } from './kept-days.ts'
import { sumReports } from './price-point.repository.ts'
import type { SeriesKey } from './price-vote.repository.ts'

/**
 * How many active reports of a series are kept up to a day: told from its points, so that it costs
 * days, not reports. The item must be up to date.
 */
export async function countActive(
  kysely: Kysely<Schema>,
  key: SeriesKey,
  { today, upTo }: { readonly today: number; readonly upTo: number },
): Promise<number> {
  return sumReports(kysely, { ...key, from: firstKeptDay(today), to: upTo })
}
