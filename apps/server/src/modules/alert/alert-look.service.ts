import { HOUR_MS, MINUTE_MS } from '@gyeol/korean'
import type { AlertPart } from '../../context/contributions.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { holdLease } from '../../database/lease.ts'
import type { AlertTable } from '../../database/schema-trust.ts'
import type { SecretBox } from '../../security/secret-box.ts'
import { isQuietCopy } from '../setting/quiet-copy.service.ts'
import * as alerts from './alert.repository.ts'
import { type AlertMessage, alertMessage, type AlertNews } from './alert-message.ts'
import type { AlertSender } from './alert-sender.ts'
import { readTargets } from './alert-target.service.ts'

/** What comes and goes is told at most so often, what stays once a day. */
const PAUSE_MS = HOUR_MS
const REPEAT_MS = 24 * HOUR_MS

/** A channel that does not work is tried again so much later. */
const RETRY_MS = 10 * MINUTE_MS

/** Longer than a look takes; after a crash another process waits this long. */
const LEASE_MS = 5 * MINUTE_MS

/** In one process of all. */
export const ALERT_LEASE = 'alert'

/** What looking after the alerts takes. */
export type AlertContext = Pick<ServerContext, 'database' | 'clock' | 'alerts'> & {
  readonly box: SecretBox
  readonly send: AlertSender
  readonly holder: string
  readonly publicUrl: string | undefined
  readonly onTrouble: (error: unknown, code: string) => void
}

/** Looks at every alert once and tells the owner what began, goes on or ended; not from a restored copy. */
export async function lookAtAlerts(context: AlertContext): Promise<void> {
  const { database, clock, holder, publicUrl } = context
  const { kysely } = database
  const now = clock()
  if (await isQuietCopy(kysely)) return
  if (!(await holdLease(kysely, { name: ALERT_LEASE, holder, now, ttlMs: LEASE_MS }))) return
  const rows = new Map((await alerts.listAlerts(kysely)).map((row) => [row.code, row]))
  const seen: Seen[] = []
  for (const part of context.alerts) {
    const row = rows.get(part.code) ?? unseen(part.code)
    const looked = await look(context, { part, row, now })
    if (looked) seen.push(looked)
  }
  const news = seen.flatMap((each) => each.news ?? [])
  const isTold = news.length > 0 && (await tell(context, alertMessage(news, { publicUrl, now })))
  for (const each of seen) {
    const next = each.news === null || isTold ? each.told : each.untold
    if (!isSame(next, each.row)) await alerts.writeAlert(kysely, next)
  }
}

type Looked = { readonly part: AlertPart; readonly row: AlertTable; readonly now: number }

/** An alert as it stands now: what there is to tell of it, and its row whether or not that is told. */
type Seen = {
  readonly row: AlertTable
  readonly news: AlertNews | null
  readonly told: AlertTable
  readonly untold: AlertTable
}

/** Null where it cannot be told whether it holds: one that fails keeps no other back. */
async function look(context: AlertContext, { part, row, now }: Looked): Promise<Seen | null> {
  const { code, text, read } = part
  try {
    const at = await read(context.database.kysely, now)
    const since = at === null ? null : (row.since ?? at)
    const untold = { ...row, since }
    if (row.is_paused === 1)
      return { row, news: null, told: { ...untold, is_told: 0, told_at: null }, untold }
    const state = stateOf({ ...row, since }, now)
    if (state === null) return { row, news: null, told: untold, untold }
    const told = { ...untold, is_told: state === 'ended' ? 0 : 1, told_at: now }
    return { row, news: { code, text, state, since }, told, untold }
  } catch (error) {
    context.onTrouble(error, code)
    return null
  }
}

/** What there is to tell of an alert; null for nothing. */
function stateOf({ since, is_told, told_at }: AlertTable, now: number): AlertNews['state'] | null {
  // A clock that once ran ahead has told something in the future; that was long ago.
  const passed = told_at === null || told_at > now ? Number.POSITIVE_INFINITY : now - told_at
  if (since === null) return is_told === 1 ? 'ended' : null
  if (is_told === 1) return passed >= REPEAT_MS ? 'goes-on' : null
  return passed >= PAUSE_MS ? 'began' : null
}

/** Tells all channels; whether some took it. One that fails keeps no other back. */
async function tell(context: AlertContext, message: AlertMessage): Promise<boolean> {
  const { database, clock, box } = context
  const { kysely } = database
  let isTold = false
  for (const target of await readTargets(kysely, box)) {
    const waited = clock() - (target.failedAt ?? 0)
    if (target.failedAt !== null && waited >= 0 && waited < RETRY_MS) continue
    const outcome = await sendOrFail(context, target, message)
    await alerts.noteOutcome(kysely, { channel: target.channel, outcome, now: clock() })
    if (outcome === 'sent') isTold = true
  }
  return isTold
}

async function sendOrFail(
  { send, onTrouble }: AlertContext,
  target: Awaited<ReturnType<typeof readTargets>>[number],
  message: AlertMessage,
): ReturnType<AlertSender> {
  try {
    return await send(target, message)
  } catch (error) {
    onTrouble(error, target.channel)
    return 'unreachable'
  }
}

const unseen = (code: string): AlertTable => ({
  code,
  since: null,
  is_told: 0,
  told_at: null,
  is_paused: 0,
})

const isSame = (one: AlertTable, other: AlertTable) =>
  one.since === other.since && one.is_told === other.is_told && one.told_at === other.told_at
