import type { AlertChannel, AlertOutcome } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { resealRows } from '../../security/reseal-rows.ts'
import type { SecretBox } from '../../security/secret-box.ts'
import * as alerts from './alert.repository.ts'

/** For what the box of the addresses is made. */
export const ALERT_PURPOSE = 'alert target'

/** Where the owner is told something. */
export type AlertTarget = {
  readonly channel: AlertChannel
  readonly address: string
  readonly failedAt: number | null
  readonly failure: AlertOutcome | null
}

/** The channels that are set; one no key opens any more counts as not set. */
export async function readTargets(
  kysely: Kysely<Schema>,
  box: SecretBox,
): Promise<readonly AlertTarget[]> {
  const rows = await alerts.listTargets(kysely)
  return rows.flatMap(({ channel, address, failed_at, failure }) => {
    try {
      return [{ channel, address: box.open(address), failedAt: failed_at, failure }]
    } catch {
      return []
    }
  })
}

/** Seals the addresses with the key of today. */
export async function resealTargets(transaction: Kysely<Schema>, box: SecretBox) {
  const known = await alerts.listTargets(transaction)
  const rows = known.map(({ channel, address }) => ({ id: channel, sealed: address }))
  return resealRows(rows, box, async ({ id, sealed }) => {
    const row = known.find(({ channel }) => channel === id)
    if (row) await alerts.resealTarget(transaction, { channel: row.channel, address: sealed })
  })
}

/** Whether some address needs a key to be opened. */
export async function hasAlertTarget(kysely: Kysely<Schema>): Promise<boolean> {
  return (await alerts.listTargets(kysely)).length > 0
}
