import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import * as reports from './price-report.repository.ts'

/** One report as the database holds it. */
export async function findReport(
  kysely: Kysely<Schema>,
  id: string,
): Promise<reports.ReportRow | undefined> {
  return reports.findReport(kysely, id)
}
