import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { resealRows } from '../../security/reseal-rows.ts'
import type { SecretBox } from '../../security/secret-box.ts'
import type { PushKeys } from './push-address.ts'
import { makePushKeys } from './web-push-message.ts'

/** The only key pair; subscriptions of browsers belong to it for good. */
const NAME = 'vapid'

type Options = {
  readonly kysely: Kysely<Schema>
  /** Seals the private key for the database. */
  readonly box: SecretBox
  readonly now: number
}

/** The private key was sealed with another SECRET_KEY than this process has. */
export class SealedKeyError extends Error {
  constructor(cause: unknown) {
    super('the push key was sealed with another SECRET_KEY', { cause })
    this.name = 'SealedKeyError'
  }
}

/**
 * The site's key pair, made when it is first asked for. Throws {@link SealedKeyError}: making a new
 * pair instead would silently end every subscription.
 */
export async function ensurePushKeys({ kysely, box, now }: Options): Promise<PushKeys> {
  const known = await findKeys(kysely)
  if (known) return open(known, box)
  const { publicKey, privateKey } = makePushKeys()
  await kysely
    .insertInto('push_key')
    .values({
      name: NAME,
      public_key: publicKey,
      private_key: box.seal(privateKey),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const kept = await findKeys(kysely)
  if (!kept) throw new Error('the push keys were not kept')
  return open(kept, box)
}

type KeyRow = NonNullable<Awaited<ReturnType<typeof findKeys>>>

async function findKeys(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('push_key')
    .select(['public_key', 'private_key'])
    .where('name', '=', NAME)
    .executeTakeFirst()
}

function open({ public_key, private_key }: KeyRow, box: SecretBox): PushKeys {
  try {
    return { publicKey: public_key, privateKey: box.open(private_key) }
  } catch (error) {
    throw new SealedKeyError(error)
  }
}

/** Seals the private key with the key of today. */
export async function resealPushKey(transaction: Kysely<Schema>, box: SecretBox) {
  const known = await findKeys(transaction)
  const rows = known ? [{ id: NAME, sealed: known.private_key }] : []
  return resealRows(rows, box, async ({ id, sealed }) => {
    await transaction
      .updateTable('push_key')
      .set({ private_key: sealed })
      .where('name', '=', id)
      .execute()
  })
}

/** Whether the private key needs a key to be opened. */
export async function isPushKeySealed(kysely: Kysely<Schema>): Promise<boolean> {
  return (await findKeys(kysely))?.private_key.startsWith('v1:') ?? false
}
