import type { AlertChannel, Alerts, AlertTest } from '@gyeol/contract'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError, fieldError } from '../../errors/app-error.ts'
import { toWireTimeOrNull } from '../../http/wire-time.ts'
import type { SecretBox } from '../../security/secret-box.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { type Limit, reserve } from '../throttle/throttle.service.ts'
import * as alerts from './alert.repository.ts'
import { testMessage } from './alert-message.ts'
import type { AlertSender } from './alert-sender.ts'
import { type AlertTarget, readTargets } from './alert-target.service.ts'

/** Who tries out a channel needs no more; a mail server may count, too. */
const TESTS: Limit = { name: 'alert test', kind: 'window', max: 10, ms: 3_600_000 }

/** What the owner's screen of alerts takes. */
export type AlertDesk = Pick<ServerContext, 'database' | 'clock' | 'alerts'> & {
  readonly box: SecretBox
  readonly send: AlertSender
  readonly canMail: boolean
  readonly publicUrl: string | undefined
}

/** Where the owner is told something, and how each alert stands. */
export async function readAlerts(desk: AlertDesk): Promise<Alerts> {
  const { kysely } = desk.database
  const targets = await readTargets(kysely, desk.box)
  const rows = new Map((await alerts.listAlerts(kysely)).map((row) => [row.code, row]))
  const targetOf = (channel: AlertChannel) => {
    const target = targets.find((each) => each.channel === channel)
    return target === undefined ? null : toWire(target)
  }
  return {
    webhook: targetOf('webhook'),
    mail: targetOf('mail'),
    canMail: desk.canMail,
    alerts: desk.alerts.map(({ code }) => {
      const row = rows.get(code)
      return {
        code,
        since: toWireTimeOrNull(row?.since ?? null),
        toldAt: toWireTimeOrNull(row?.told_at ?? null),
        isPaused: row?.is_paused === 1,
      }
    }),
  }
}

type NewTarget = { readonly channel: AlertChannel; readonly address: string | null }

/** Sets a channel's address, or takes it away. Throws VALIDATION for a webhook that is no address. */
export async function updateTarget(
  desk: AlertDesk,
  { channel, address }: NewTarget,
  act: Act,
): Promise<Alerts> {
  const { database, box } = desk
  if (channel === 'webhook' && address !== null && !URL.canParse(address))
    throw fieldError('address', '주소를 다시 확인해 주세요.')
  await inTransaction(database, async (transaction) => {
    if (address === null) await alerts.deleteTarget(transaction, channel)
    else await alerts.putTarget(transaction, { channel, address: box.seal(address) })
    // Where to is a secret of the owner's.
    await recordAudit(transaction, act, {
      action: address === null ? 'alert.remove-target' : 'alert.set-target',
      entity: 'alert',
      entityId: channel,
    })
  })
  return readAlerts(desk)
}

/** Tells an alert no longer, or again. Throws NOT_FOUND. */
export async function pauseAlert(
  desk: AlertDesk,
  pause: { readonly code: string; readonly isPaused: boolean },
  act: Act,
): Promise<Alerts> {
  if (!desk.alerts.some(({ code }) => code === pause.code)) throw new AppError('NOT_FOUND')
  await inTransaction(desk.database, async (transaction) => {
    await alerts.writePause(transaction, pause)
    await recordAudit(transaction, act, {
      action: pause.isPaused ? 'alert.pause' : 'alert.resume',
      entity: 'alert',
      entityId: pause.code,
    })
  })
  return readAlerts(desk)
}

/** Sends a test to every channel and says what became of it. Throws TOO_MANY_ATTEMPTS. */
export async function testAlerts(desk: AlertDesk): Promise<AlertTest> {
  const { database, box, send, publicUrl, clock } = desk
  await reserve(desk, [{ limit: TESTS, subject: 'site' }])
  const message = testMessage({ publicUrl, now: clock() })
  const targets = await readTargets(database.kysely, box)
  const sent = await Promise.all(
    targets.map(async (target) => {
      const outcome = await send(target, message)
      const { channel } = target
      await alerts.noteOutcome(database.kysely, { channel, outcome, now: clock() })
      return [channel, outcome] as const
    }),
  )
  return { webhook: null, mail: null, ...Object.fromEntries(sent) }
}

function toWire({ channel, address, failedAt, failure }: AlertTarget) {
  const shown = channel === 'webhook' ? (URL.parse(address)?.host ?? '') : address
  return { shown, failedAt: toWireTimeOrNull(failedAt), failure }
}
