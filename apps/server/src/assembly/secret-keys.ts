import type { Config } from '../config/config.ts'
import type { AppDatabase } from '../database/database.ts'
import { isPushKeySealed } from '../modules/push/push-key.service.ts'
import { hasSealedTotp } from '../modules/totp/totp-seal.service.ts'
import { KeyFileError, keyFileIn, makeKeyFile, readKeys, ringOf } from '../security/key-file.ts'
import type { KeyRing } from '../security/key-ring.ts'

type KeySettings = Pick<Config, 'dataDir' | 'secretKey' | 'formerSecretKey'>

/**
 * The keys of a site: SECRET_KEY, or those of the key file, which is made when there is neither.
 * Throws {@link KeyFileError}: `missing` where a new key could not open what the database holds.
 */
export async function openKeyRing(config: KeySettings, database: AppDatabase): Promise<KeyRing> {
  const { dataDir, secretKey, formerSecretKey } = config
  const file = keyFileIn(dataDir)
  if (secretKey === undefined && readKeys(file) === null) {
    const { kysely } = database
    if ((await isPushKeySealed(kysely)) || (await hasSealedTotp(kysely)))
      throw new KeyFileError('missing', file)
    makeKeyFile(dataDir)
  }
  const given = [secretKey, formerSecretKey].filter((key) => key !== undefined)
  return ringOf(given, file)
}
