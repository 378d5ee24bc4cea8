import { koreanDay } from '@gyeol/korean'
import type { PriceReport } from '@gyeol/contract'
import type { ReportUse } from '@gyeol/terms'
import type { Kysely } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import type { Schema } from '../../database/schema.ts'
import { type AskedReport, readUses } from '../price-roll-up/price-use.service.ts'
import { readPriceRule } from '../price-item/price-rule.service.ts'
import { listFlags } from './price-flag.repository.ts'
import { listChanges } from './price-report-change.repository.ts'
import { type Sight, toReport } from './price-report-view.ts'
import type { ReportRow } from './price-report.repository.ts'

/** A report as its use is asked. */
export function toAsked(
  row: Pick<ReportRow, 'id' | 'item_id' | 'series' | 'voice' | 'day' | 'weight' | 'state'>,
): AskedReport {
  const { id, item_id: itemId, series, voice, day, weight, state } = row
  return { id, itemId, series, voice, day, weight, state }
}

/** Reports as a viewer sees them, in their order; with their uses when those are known already. */
export async function presentReports(
  kysely: Kysely<Schema>,
  rows: readonly ReportRow[],
  sight: Sight & { readonly uses?: ReadonlyMap<string, ReportUse> },
): Promise<PriceReport[]> {
  const { uses = await readUses(kysely, rows.map(toAsked), koreanDay(sight.now)) } = sight
  const ids = rows.map(({ id }) => id)
  const flags = Map.groupBy(await listFlags(kysely, ids), ({ report_id }) => report_id)
  const changes = Map.groupBy(await listChanges(kysely, ids), ({ report_id }) => report_id)
  const { editHours } = await readPriceRule(kysely)
  return rows.map((row) => {
    const use = uses.get(row.id)
    if (use === undefined) throw new Error('a report without a use')
    const flaggedBy = (flags.get(row.id) ?? []).map(({ member_id }) => member_id)
    const own = changes.get(row.id) ?? []
    return toReport(row, { ...sight, editHours, use, flaggedBy, changes: own })
  })
}

/** One report. Throws NOT_FOUND when there is none. */
export async function presentReport(
  kysely: Kysely<Schema>,
  row: ReportRow | undefined,
  sight: Sight,
): Promise<PriceReport> {
  const [report] = row ? await presentReports(kysely, [row], sight) : []
  if (!report) throw new AppError('NOT_FOUND')
  return report
}
