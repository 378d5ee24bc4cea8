import { DAY_MS } from '@gyeol/korean'
import type { ShiftedEvents, ShiftEvents } from '@gyeol/contract'
import { movedByDays } from '@gyeol/recurrence'
import type { EventTable } from '../../database/schema-posts.ts'
import { AppError } from '../../errors/app-error.ts'
import { inTransaction } from '../../database/transaction.ts'
import { clampTime } from '../../http/wire-time.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { toSeries } from './event-series.ts'
import { toSummary } from './event-view.ts'
import * as events from './event.repository.ts'
import { recordChange } from './event.service.ts'

/**
 * Moves the dates of several events by whole days, all or none. Throws STALE, with the events that
 * have changed, when one of them is not at its version any more, is gone, or is named twice.
 */
export async function shiftEvents(
  { database }: Pick<ServerContext, 'database'>,
  { items, shiftDays }: ShiftEvents,
  act: Act,
): Promise<ShiftedEvents> {
  return inTransaction(database, async (transaction) => {
    const wanted = new Map(items.map(({ id, version }) => [id, version]))
    const rows = await events.findEvents(transaction, [...wanted.keys()])
    const changed = rows.filter((row) => row.version !== wanted.get(row.id))
    if (changed.length > 0 || rows.length < items.length)
      throw new AppError('STALE', { current: changed.map(toSummary) })
    for (const before of rows) {
      const change = { ...shifted(before, shiftDays), updated_at: act.now }
      const { numUpdatedRows } = await events.updateEvent(transaction, before, change)
      if (numUpdatedRows === 0n) throw new AppError('STALE', { current: [] })
    }
    for (const before of rows) {
      const after = { ...before, ...shifted(before, shiftDays) }
      await recordChange(transaction, act, { id: before.id, action: 'update', before, after })
    }
    return { items: rows.map(({ id, version }) => ({ id, version: version + 1 })) }
  })
}

function shifted(row: EventTable, days: number) {
  const shift = (time: number) => clampTime(time + days * DAY_MS)
  const series = toSeries(row)
  return {
    start_at: shift(row.start_at),
    end_at: row.end_at === null ? null : shift(row.end_at),
    recurrence: series && JSON.stringify(movedByDays(series, days)),
  }
}
