import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { resealRows } from '../../security/reseal-rows.ts'
import type { SecretBox } from '../../security/secret-box.ts'
import * as totp from './totp.repository.ts'

/** Seals the secrets of all second steps with the key of today. */
export async function resealTotp(transaction: Kysely<Schema>, box: SecretBox) {
  const rows = await totp.listSecrets(transaction)
  const sealed = rows.map(({ member_id, secret }) => ({ id: member_id, sealed: secret }))
  return resealRows(sealed, box, (row) => totp.replaceSecret(transaction, row.id, row.sealed))
}

/** Whether some second step needs a key. */
export async function hasSealedTotp(kysely: Kysely<Schema>): Promise<boolean> {
  return (await totp.listSecrets(kysely)).some(({ secret }) => secret.startsWith('v1:'))
}
