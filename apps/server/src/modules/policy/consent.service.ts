import { type Agreement, type Consent, CONSENT_KINDS, type ConsentKind } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { Act } from '../../context/server-context.ts'
import type { AppDatabase } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors/app-error.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { recordAudit } from '../audit/audit.service.ts'
import * as policies from './policy.repository.ts'

/**
 * What a member has agreed to, and what asks them anew: papers of which a version since the one they
 * agreed to asks for it. With what all versions since say of their changes.
 */
export async function readConsent(kysely: Kysely<Schema>, memberId: string): Promise<Consent> {
  const versions = await policies.listVersions(kysely, CONSENT_KINDS)
  const agreed = await policies.listConsents(kysely, memberId)
  const pending = CONSENT_KINDS.flatMap((kind) => {
    const known = Math.max(0, ...agreed.filter((row) => row.kind === kind).map(versionOf))
    const since = versions.filter((row) => row.kind === kind && row.version > known)
    const [newest] = since
    if (!newest || !since.some((row) => row.asks_consent === 1)) return []
    const changes = since.map((row) => row.changes).filter((text) => text !== '')
    return [
      {
        kind,
        version: newest.version,
        publishedAt: toWireTime(newest.published_at ?? 0),
        changes: changes.join('\n'),
      },
    ]
  })
  return { pending, agreed: agreed.map(({ at, ...row }) => ({ ...row, at: toWireTime(at) })) }
}

/** Agrees to papers as they are now. Throws STALE when one has changed since it was read. */
export async function agree(
  database: AppDatabase,
  { memberId, agreements }: Agreement & { readonly memberId: string },
  act: Act,
): Promise<Consent> {
  return inTransaction(database, async (transaction) => {
    const versions = await policies.listVersions(transaction, CONSENT_KINDS)
    const isNewest = ({ kind, version }: Agreement['agreements'][number]) =>
      version === newestOf(versions, kind)
    if (!agreements.every(isNewest)) throw new AppError('STALE')
    const rows = agreements.map((row) => ({ ...row, member_id: memberId, at: act.now }))
    await policies.insertConsents(transaction, rows)
    await recordAudit(transaction, act, {
      action: 'consent.give',
      entity: 'member',
      entityId: memberId,
      after: Object.fromEntries(agreements.map(({ kind, version }) => [kind, version])),
    })
    return readConsent(transaction, memberId)
  })
}

/** Keeps that a new member agreed to all papers as they are now. */
export async function agreeToAll(
  transaction: Kysely<Schema>,
  { memberId, now }: { readonly memberId: string; readonly now: number },
): Promise<void> {
  const versions = await policies.listVersions(transaction, CONSENT_KINDS)
  const rows = CONSENT_KINDS.map((kind) => ({
    member_id: memberId,
    kind,
    version: newestOf(versions, kind),
    at: now,
  }))
  await policies.insertConsents(transaction, rows)
}

const versionOf = ({ version }: { readonly version: number }) => version

function newestOf(versions: readonly policies.VersionRow[], kind: ConsentKind): number {
  return versions.find((row) => row.kind === kind)?.version ?? 0
}
