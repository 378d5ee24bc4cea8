import { dayOfText, dayText } from '@gyeol/korean'
import type { Exclusion, PriceReport, Restoration } from '@gyeol/contract'
import type { Transaction } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { lockPriceItem } from '../price-item/price-item.service.ts'
import { settleItem } from '../price-roll-up/price-drain.service.ts'
import { recount, recountLater } from '../price-roll-up/price-recount.service.ts'
import { deleteFlags } from './price-flag.repository.ts'
import { presentReport } from './price-report-presenting.service.ts'
import { isOwn } from './price-report-view.ts'
import * as reports from './price-report.repository.ts'
import {
  type LockedReport,
  lockReport,
  type Reporting,
  withdrawWithin,
} from './price-report.service.ts'

/** What readers see when an editor gave no reason of their own. */
const NO_REASON = '편집자가 뺐어요'

type Context = Pick<ServerContext, 'database' | 'clock' | 'priceListeners'>
type Change = Reporting & { readonly id: string }

/**
 * Takes one's own report back, or another's out of the reckoning for those who moderate. Throws
 * NOT_FOUND, and FORBIDDEN for somebody else's.
 */
export async function removeReport(context: Context, { id, viewer, act }: Change): Promise<void> {
  const itemId = await inTransaction(context.database, async (transaction) => {
    const locked = await lockReport(transaction, viewer, id)
    if (isOwn(locked.row, viewer)) await withdrawWithin(context, transaction, { locked, act })
    else if (viewer.may('price-report.moderate'))
      await excludeOne(context, transaction, { locked, act, reason: NO_REASON })
    else throw new AppError('FORBIDDEN')
    return locked.item.id
  })
  await settleItem(context, itemId)
}

/** Takes a report, or all of its voice from a day on, out of the reckoning (PR33). Throws NOT_FOUND. */
export async function excludeReport(
  context: Context,
  { id, viewer, act, input }: Change & { readonly input: Exclusion },
): Promise<PriceReport> {
  const { reason, scope, from } = input
  const { database } = context
  const itemIds = await inTransaction(database, async (transaction) => {
    if (scope === 'voice') {
      const row = await requireReport(transaction, id)
      const since = from === undefined ? row.day : dayOfText(from)
      return changeVoice(transaction, { row, since, act, to: 'excluded', reason })
    }
    const locked = await lockReport(transaction, viewer, id)
    await excludeOne(context, transaction, { locked, act, reason })
    return [locked.item.id]
  })
  for (const itemId of itemIds) await settleItem(context, itemId)
  const row = await reports.findReport(database.kysely, id)
  return presentReport(database.kysely, row, { viewer, now: act.now })
}

/**
 * Takes a report back into the reckoning, or everything of its voice from its day on that was taken
 * out for the same reason. Throws NOT_FOUND when it is not out.
 */
export async function restoreReport(
  context: Context,
  { id, viewer, act, input }: Change & { readonly input: Restoration },
): Promise<void> {
  const itemIds = await inTransaction(context.database, async (transaction) => {
    if (input.scope === 'voice') {
      const row = await requireReport(transaction, id)
      if (row.state !== 'excluded') throw new AppError('NOT_FOUND')
      const reason = row.excluded_reason ?? NO_REASON
      return changeVoice(transaction, { row, since: row.day, act, to: 'active', reason })
    }
    const { row, item } = await lockReport(transaction, viewer, id)
    if (row.state !== 'excluded') throw new AppError('NOT_FOUND')
    await setState(transaction, row, { to: 'active', reason: null, now: act.now })
    await recordAudit(transaction, act, {
      action: 'price-report.restore',
      entity: 'price-report',
      entityId: id,
    })
    await recount(context, transaction, { item, votes: [row], now: act.now })
    return [item.id]
  })
  for (const itemId of itemIds) await settleItem(context, itemId)
}

async function requireReport(
  transaction: Transaction<Schema>,
  id: string,
): Promise<reports.ReportRow> {
  const row = await reports.findReport(transaction, id)
  if (!row || row.state === 'withdrawn') throw new AppError('NOT_FOUND')
  return row
}

type Excluding = { readonly locked: LockedReport; readonly act: Act; readonly reason: string }

async function excludeOne(
  context: Context,
  transaction: Transaction<Schema>,
  { locked: { row, item }, act, reason }: Excluding,
): Promise<void> {
  await setState(transaction, row, { to: 'excluded', reason, now: act.now })
  await deleteFlags(transaction, [row.id])
  await recordAudit(transaction, act, {
    action: 'price-report.exclude',
    entity: 'price-report',
    entityId: row.id,
    reason,
  })
  if (row.state === 'active')
    await recount(context, transaction, { item, votes: [row], now: act.now })
}

type VoiceChange = {
  /** The report the editor looked at. */
  readonly row: reports.ReportRow
  readonly since: number
  readonly act: Act
  readonly to: 'active' | 'excluded'
  readonly reason: string
}

/** Gives the items that have changed; they are locked in their order, as everybody does. */
async function changeVoice(
  transaction: Transaction<Schema>,
  { row, since, act, to, reason }: VoiceChange,
): Promise<string[]> {
  const { voice } = row
  const wanted =
    to === 'excluded'
      ? { voice, from: since, state: 'active' as const }
      : { voice, from: since, state: 'excluded' as const, reason }
  const seen = await reports.listOfVoice(transaction, wanted)
  const locked = []
  for (const itemId of new Set(seen.map(({ item_id }) => item_id))) {
    const item = await lockPriceItem(transaction, itemId)
    if (item) locked.push(item)
  }
  const found = await reports.listOfVoice(transaction, wanted)
  for (const item of locked) {
    const own = found.filter(({ item_id }) => item_id === item.id)
    for (const one of own)
      await setState(transaction, one, {
        to,
        reason: to === 'excluded' ? reason : null,
        now: act.now,
      })
    const votes = own.map(({ series, day }) => ({ series, day, voice }))
    await recountLater(transaction, { item, votes: distinct(votes) })
  }
  const out = to === 'excluded' ? found.map(({ id }) => id) : []
  await deleteFlags(transaction, out)
  await recordAudit(transaction, act, {
    action: to === 'excluded' ? 'price-report.exclude-voice' : 'price-report.restore-voice',
    entity: 'price-report',
    entityId: row.id,
    after: { from: dayText(since), reports: found.length },
    reason,
  })
  return locked.map(({ id }) => id)
}

type NewState = {
  readonly to: 'active' | 'excluded'
  readonly reason: string | null
  readonly now: number
}

async function setState(
  transaction: Transaction<Schema>,
  { id, version }: Pick<reports.ReportRow, 'id' | 'version'>,
  { to, reason, now }: NewState,
): Promise<void> {
  const change = { state: to, excluded_reason: reason, updated_at: now }
  await reports.updateReport(transaction, { id, version }, change)
}

function distinct<Vote extends { readonly series: string; readonly day: number }>(
  votes: readonly Vote[],
): Vote[] {
  return [...new Map(votes.map((vote) => [`${vote.series} ${vote.day}`, vote])).values()]
}
