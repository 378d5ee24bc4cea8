import type { Kysely } from 'kysely'
import type { AppDatabase } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import { SEALED_COLUMNS, type SealedPurpose } from '../database/sealed-columns.ts'
import { inTransaction } from '../database/transaction.ts'
import { resealTargets } from '../modules/alert/alert-target.service.ts'
import { resealPushKey } from '../modules/push/push-key.service.ts'
import { resealTotp } from '../modules/totp/totp-seal.service.ts'
import type { KeyRing } from '../security/key-ring.ts'
import { createSecretBox, type SecretBox } from '../security/secret-box.ts'

/** How many secrets were sealed anew, and how many no key opens. */
export type Resealed = { readonly sealed: number; readonly lost: number }

type Reseal = (transaction: Kysely<Schema>, box: SecretBox) => Promise<Resealed>

/** Who seals anew what each part of the site keeps sealed. */
const PARTS: Readonly<Record<SealedPurpose, Reseal>> = {
  'second step': resealTotp,
  'push key': resealPushKey,
  'alert target': resealTargets,
}

/**
 * Seals with the key of today what is unsealed or sealed with an older one, all or nothing. The older
 * keys stay: backups of their time can be opened with nothing else.
 */
export async function reseal(database: AppDatabase, ring: KeyRing): Promise<Resealed> {
  return inTransaction(database, async (transaction) => {
    let [sealed, lost] = [0, 0]
    for (const { purpose } of SEALED_COLUMNS) {
      const done = await PARTS[purpose](transaction, createSecretBox(ring, purpose))
      sealed += done.sealed
      lost += done.lost
    }
    return { sealed, lost }
  })
}
