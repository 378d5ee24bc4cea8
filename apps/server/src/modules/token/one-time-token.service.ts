import type { Kysely } from 'kysely'
import type { OneTimeTokenTable } from '../../database/schema-people.ts'
import type { Schema } from '../../database/schema.ts'
import { createToken, hashToken } from '../../security/random-token.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { toWireTime } from '../../http/wire-time.ts'
import * as tokens from './one-time-token.repository.ts'

/** What a token is good for. */
export type TokenKind = OneTimeTokenTable['kind']

/** API contract §3: a password link lives ten minutes at most. An invitation waits for somebody for a week. */
const LIFE_MS: Readonly<Record<TokenKind, number>> = {
  invite: 7 * 24 * 3_600_000,
  reset: 10 * 60_000,
  'second-step': 5 * 60_000,
  setup: 24 * 3_600_000,
}

/** After so many answers a ticket is used up. */
const MAX_TRIES = 5

type NewToken = {
  readonly kind: TokenKind
  readonly memberId: string | null
  readonly payload?: string
  readonly now: number
}

/** Makes a token; the database keeps its hash only. A member's former one of the kind ends. */
export async function issueToken(
  kysely: Kysely<Schema>,
  { kind, memberId, payload, now }: NewToken,
): Promise<{ readonly token: string; readonly expiresAt: string }> {
  // Tickets stand beside each other: somebody may log in in two browsers at once.
  if (memberId !== null && (kind === 'reset' || kind === 'invite'))
    await tokens.deleteOfMember(kysely, memberId, [kind])
  const token = createToken()
  const expires = now + LIFE_MS[kind]
  await tokens.insertToken(kysely, {
    token_hash: hashToken(token),
    kind,
    member_id: memberId,
    payload: payload ?? null,
    failures: 0,
    created_at: now,
    expires_at: expires,
  })
  return { token, expiresAt: toWireTime(expires) }
}

type Asked = { readonly kind: TokenKind; readonly token: string; readonly now: number }

/** Looks at a token without using it up. */
export async function findToken(kysely: Kysely<Schema>, { kind, token, now }: Asked) {
  return tokens.findToken(kysely, { kind, tokenHash: hashToken(token), now })
}

/** Uses a token up: one caller gets it, everybody after them nothing. */
export async function takeToken(transaction: Kysely<Schema>, { kind, token, now }: Asked) {
  return tokens.takeToken(transaction, { kind, tokenHash: hashToken(token), now })
}

/** Takes one of the five answers a token allows, before it is known whether it is right. */
export async function takeTokenTry(kysely: Kysely<Schema>, token: string): Promise<boolean> {
  return tokens.takeTry(kysely, { tokenHash: hashToken(token), most: MAX_TRIES })
}

/** Ends every token of a member that could change or open their account. */
export async function endTokensOf(transaction: Kysely<Schema>, memberId: string): Promise<void> {
  await tokens.deleteOfMember(transaction, memberId, ['reset', 'invite', 'second-step'])
}

/** Ends every setup link. */
export async function endSetupTokens(transaction: Kysely<Schema>): Promise<void> {
  await tokens.deleteOfKind(transaction, 'setup')
}

/** Removes tokens that have ended by themselves. */
export async function sweepTokens({
  database,
  clock,
}: Pick<ServerContext, 'database' | 'clock'>): Promise<void> {
  await tokens.deleteExpired(database.kysely, clock())
}
