import { hash } from 'node:crypto'
import { toFieldError } from '@gyeol/contract'
import type { FastifyRequest } from 'fastify'
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely'
import { CLOCK_SLACK_MS } from '../config/clock-slack.ts'
import { AppError } from '../errors/app-error.ts'
import { contentHash } from '../database/content-hash.ts'
import type { Schema } from '../database/schema.ts'
import { inTransaction } from '../database/transaction.ts'
import { createSecretBox } from '../security/secret-box.ts'
import type { ServerContext } from '../context/server-context.ts'

const KEY = /^[A-Za-z0-9_-]{1,64}$/

/** API contract §2: a key is remembered for a day. */
const KEPT_MS = 24 * 3_600_000

type CreatingContext = Pick<ServerContext, 'database' | 'clock'>

/**
 * Runs the transaction that creates something. When a member sends an `Idempotency-Key`, the same
 * key with the same body acts once and gets the first answer again, another body gets IDEMPOTENCY.
 * Key, work and answer are committed together, so a crash leaves all or nothing of them.
 */
export async function createOnce<Answer>(
  { database, clock }: CreatingContext,
  request: FastifyRequest,
  work: (transaction: Transaction<Schema>) => Promise<Answer>,
): Promise<Answer> {
  const key = readKey(request)
  const { member } = request.viewer
  if (key === undefined || !member) return inTransaction(database, work)
  const claim = toClaim(request, { key, memberId: member.id, now: clock() })
  try {
    return await inTransaction(database, async (transaction) => {
      await forgetOldClaim(transaction, claim)
      await insertClaim(transaction, claim)
      const answer = await work(transaction)
      await storeAnswer(transaction, claim, answer)
      return answer
    })
  } catch (error) {
    const earlier = await findClaim(database.kysely, claim.keyHash)
    if (!earlier?.answer) throw error
    if (earlier.fingerprint !== claim.fingerprint) throw new AppError('IDEMPOTENCY')
    // Sealed by storeAnswer with this very key.
    return JSON.parse(claim.box.open(earlier.answer)) as Answer
  }
}

/** Removes the keys that are no longer remembered. */
export async function sweepIdempotencyKeys({ database, clock }: CreatingContext): Promise<void> {
  await database.kysely.deleteFrom('idempotency_key').where(isForgotten(clock())).execute()
}

function readKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && KEY.test(key)) return key
  const issue = { code: 'invalid_format', path: ['Idempotency-Key'] }
  throw new AppError('VALIDATION', { errors: [toFieldError(issue, false)] })
}

type Claim = ReturnType<typeof toClaim>

/** Answers may hold one-time tokens: they are sealed with the key, of which only a hash is kept. */
function toClaim(
  { method, url, body }: FastifyRequest,
  { key, memberId, now }: { key: string; memberId: string; now: number },
) {
  return {
    keyHash: hash('sha256', `${memberId} ${key}`, 'base64url'),
    memberId,
    fingerprint: contentHash([method, url, body]),
    box: createSecretBox(`${memberId} ${key}`, 'idempotency answer'),
    now,
  }
}

async function forgetOldClaim(transaction: Kysely<Schema>, { keyHash, now }: Claim) {
  await transaction
    .deleteFrom('idempotency_key')
    .where('key_hash', '=', keyHash)
    .where(isForgotten(now))
    .execute()
}

/** Kept long enough, or noted under a clock that ran ahead. */
const isForgotten = (now: number) => (row: ExpressionBuilder<Schema, 'idempotency_key'>) =>
  row.or([row('created_at', '<', now - KEPT_MS), row('created_at', '>', now + CLOCK_SLACK_MS)])

async function insertClaim(transaction: Kysely<Schema>, claim: Claim): Promise<void> {
  await transaction
    .insertInto('idempotency_key')
    .values({
      key_hash: claim.keyHash,
      member_id: claim.memberId,
      fingerprint: claim.fingerprint,
      answer: null,
      created_at: claim.now,
    })
    .execute()
}

async function storeAnswer(transaction: Kysely<Schema>, claim: Claim, answer: unknown) {
  await transaction
    .updateTable('idempotency_key')
    .set({ answer: claim.box.seal(JSON.stringify(answer)) })
    .where('key_hash', '=', claim.keyHash)
    .execute()
}

async function findClaim(kysely: Kysely<Schema>, keyHash: string) {
  return kysely
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'answer'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
}
