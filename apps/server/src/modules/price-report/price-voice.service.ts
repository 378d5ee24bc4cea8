import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { findReporter, findVoice, insertVoice } from './price-voice.repository.ts'

const VOICE_BYTES = 16

/** Who reports, as far as it counts. */
export type Reporter = {
  readonly createdAt: number
  /** The random key under which the member votes. */
  readonly voice: string
}

/** Reads who reports, and makes their voice with the first report (PR34); null for who has left. */
export async function ensureReporter(
  transaction: Transaction<Schema>,
  memberId: string,
): Promise<Reporter | null> {
  const known = await findReporter(transaction, memberId)
  if (!known) return null
  const voice = known.voice ?? (await makeVoice(transaction, memberId))
  return { createdAt: known.created_at, voice }
}

async function makeVoice(transaction: Transaction<Schema>, memberId: string): Promise<string> {
  const voice = randomBytes(VOICE_BYTES).toString('hex')
  if (await insertVoice(transaction, { member_id: memberId, voice })) return voice
  // Another request of the same member was first.
  return (await findVoice(transaction, memberId)) ?? voice
}
