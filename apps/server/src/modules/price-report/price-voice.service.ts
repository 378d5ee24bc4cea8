import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { findVoice, insertVoice } from './price-voice.repository.ts'

const VOICE_BYTES = 16

/** The random key under which a member votes, made with the first report (PR34). */
export async function ensureVoice(
  transaction: Transaction<Schema>,
  memberId: string,
): Promise<string> {
  const known = await findVoice(transaction, memberId)
  if (known !== undefined) return known
  const voice = randomBytes(VOICE_BYTES).toString('hex')
  if (await insertVoice(transaction, { member_id: memberId, voice })) return voice
  // Another request of the same member was first.
  return (await findVoice(transaction, memberId)) ?? voice
}
