import type { AlertChannel, AlertOutcome } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { AlertTable } from '../../database/schema-trust.ts'
import type { Schema } from '../../database/schema.ts'

export async function listAlerts(kysely: Kysely<Schema>): Promise<AlertTable[]> {
  return kysely.selectFrom('alert').selectAll().execute()
}

/** Writes how an alert stands, but not whether it is paused: that is the owner's. */
export async function writeAlert(
  kysely: Kysely<Schema>,
  { code, since, is_told, told_at }: Omit<AlertTable, 'is_paused'>,
): Promise<void> {
  const state = { since, is_told, told_at }
  await kysely
    .insertInto('alert')
    .values({ code, ...state, is_paused: 0 })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(state))
    .execute()
}

export async function writePause(
  kysely: Kysely<Schema>,
  { code, isPaused }: { readonly code: string; readonly isPaused: boolean },
): Promise<void> {
  const is_paused = isPaused ? 1 : 0
  await kysely
    .insertInto('alert')
    .values({ code, since: null, is_told: 0, told_at: null, is_paused })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ is_paused }))
    .execute()
}

export async function listTargets(kysely: Kysely<Schema>) {
  return kysely.selectFrom('alert_target').selectAll().orderBy('channel', 'desc').execute()
}

/** Puts an address in the place of the one before; what became of messages to that one is forgotten. */
export async function putTarget(
  kysely: Kysely<Schema>,
  { channel, address }: { readonly channel: AlertChannel; readonly address: string },
): Promise<void> {
  const target = { address, failed_at: null, failure: null }
  await kysely
    .insertInto('alert_target')
    .values({ channel, ...target })
    .onConflict((conflict) => conflict.column('channel').doUpdateSet(target))
    .execute()
}

export async function deleteTarget(kysely: Kysely<Schema>, channel: AlertChannel): Promise<void> {
  await kysely.deleteFrom('alert_target').where('channel', '=', channel).execute()
}

/** Puts the same address there, sealed anew. */
export async function resealTarget(
  kysely: Kysely<Schema>,
  { channel, address }: { readonly channel: AlertChannel; readonly address: string },
): Promise<void> {
  await kysely.updateTable('alert_target').set({ address }).where('channel', '=', channel).execute()
}

/** Remembers what became of the last message to a channel. */
export async function noteOutcome(
  kysely: Kysely<Schema>,
  { channel, outcome, now }: { channel: AlertChannel; outcome: AlertOutcome; now: number },
): Promise<void> {
  const isFailed = outcome !== 'sent'
  await kysely
    .updateTable('alert_target')
    .set({ failed_at: isFailed ? now : null, failure: isFailed ? outcome : null })
    .where('channel', '=', channel)
    .execute()
}
