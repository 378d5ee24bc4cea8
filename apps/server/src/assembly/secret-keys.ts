import type { Config } from '../config/config.ts'
import type { AppDatabase } from '../database/database.ts'
import { hasAlertTarget } from '../modules/alert/alert-target.service.ts'
import { isPushKeySealed } from '../modules/push/push-key.service.ts'
import { hasSealedTotp } from '../modules/totp/totp-seal.service.ts'
import { KeyFileError, keyFileIn, makeKeyFile, readKeys, ringOf } from '../security/key-file.ts'
import type { KeyRing } from '../security/key-ring.ts'

type KeySettings = Pick<Config, 'dataDir' | 'secretKey' | 'formerSecretKeys'>

/**
 * The keys of a site: SECRET_KEY, or those of the key file, which is made when there is neither.
 * Throws {@link KeyFileError}: `missing` where a new key could not open what the database holds.
 */
export async function openKeyRing(config: KeySettings, database: AppDatabase): Promise<KeyRing> {
  const { dataDir, secretKey } = config
  const file = keyFileIn(dataDir)
  if (secretKey === undefined && readKeys(file) === null) {
    const { kysely } = database
    const sealed = [isPushKeySealed, hasSealedTotp, hasAlertTarget]
    for (const isThere of sealed) if (await isThere(kysely)) throw new KeyFileError('missing', file)
    makeKeyFile(dataDir)
  }
  return keyRingAtHand(config)
}

/** The keys of a site as they are, none made: empty where there are none. */
export function keyRingAtHand({ dataDir, secretKey, formerSecretKeys }: KeySettings): KeyRing {
  const given = secretKey === undefined ? [] : [secretKey, ...formerSecretKeys]
  return ringOf(given, keyFileIn(dataDir))
}
