import type { AppDatabase } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { resealPushKey } from '../modules/push/push-key.service.ts'
import { resealTotp } from '../modules/totp/totp-seal.service.ts'
import { readKeys, replaceKeys } from '../security/key-file.ts'
import type { KeyRing } from '../security/key-ring.ts'
import { createSecretBox } from '../security/secret-box.ts'

/** How many secrets were sealed anew, and how many no key opens. */
export type Resealed = { readonly sealed: number; readonly lost: number }

/** What each part of the site keeps sealed, and for which purpose; a new part adds its own here. */
const PARTS = [
  { purpose: 'second step', reseal: resealTotp },
  { purpose: 'push key', reseal: resealPushKey },
] as const

/** Seals with the key of today what is unsealed or sealed with an older one, all or nothing. */
export async function reseal(database: AppDatabase, ring: KeyRing): Promise<Resealed> {
  return inTransaction(database, async (transaction) => {
    let [sealed, lost] = [0, 0]
    for (const part of PARTS) {
      const done = await part.reseal(transaction, createSecretBox(ring, part.purpose))
      sealed += done.sealed
      lost += done.lost
    }
    return { sealed, lost }
  })
}

/**
 * Seals everything with the key of today; then the older keys of the file are good for nothing and
 * go, unless something is left that might still need them.
 */
export async function resealAndForget(
  database: AppDatabase,
  { ring, file }: { readonly ring: KeyRing; readonly file: string },
): Promise<Resealed> {
  const done = await reseal(database, ring)
  const inFile = readKeys(file) ?? []
  const [today] = ring.keys()
  if (done.lost === 0 && inFile.length > 1 && today !== undefined && inFile[0] === today) {
    // What another process has sealed with an older key since.
    await reseal(database, ring)
    replaceKeys(file, [today])
    ring.refresh()
  }
  return done
}
