import type { SplitEvent } from '@gyeol/contract'
import { endedBefore, occurrenceOn } from '@gyeol/recurrence'
import { formatDate } from '@gyeol/korean'
import { AppError, fieldError } from '../../errors/app-error.ts'
import { ensureUpdated } from '../../errors/version-check.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import type { Viewer } from '../../http/viewer.ts'
import { toSeries } from './event-series.ts'
import { toEvent } from './event-view.ts'
import * as events from './event.repository.ts'
import { createEvent, recordChange } from './event.service.ts'

/**
 * Ends a repeating event before one of its occurrences and writes what comes from there on as an
 * event of its own, both or neither. Throws NOT_FOUND, STALE, and VALIDATION for a day that is no
 * occurrence or the first, and for what cannot repeat.
 */
export async function splitEvent(
  { database }: Pick<ServerContext, 'database'>,
  viewer: Viewer,
  { id, input, act }: { readonly id: string; readonly input: SplitEvent; readonly act: Act },
): Promise<{ id: string; version: number }> {
  return inTransaction(database, async (transaction) => {
    const before = await events.findEvent(transaction, id)
    if (!before) throw new AppError('NOT_FOUND')
    const series = toSeries(before)
    const isInside = series !== null && occurrenceOn(series, input.on) !== null
    if (!isInside || input.on <= formatDate(before.start_at))
      throw fieldError('on', '이 이벤트가 반복되는 날이 아니에요.')
    const recurrence = JSON.stringify(endedBefore(series.recurrence, input.on))
    const change = { recurrence, updated_at: act.now }
    const result = await events.updateEvent(transaction, { id, version: input.version }, change)
    await ensureUpdated(result, async () => {
      const row = await events.findEvent(transaction, id)
      return row && toEvent(row, viewer)
    })
    const after = { ...before, ...change }
    await recordChange(transaction, act, { id, action: 'update', before, after })
    return createEvent(transaction, input.event, act)
  })
}
