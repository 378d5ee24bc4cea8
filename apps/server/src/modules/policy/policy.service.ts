import type { Policy, PolicyInput, PolicyKind } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { Act } from '../../context/server-context.ts'
import type { AppDatabase } from '../../database/database.ts'
import { bumpDataVersion } from '../../database/data-version.ts'
import type { PolicyTable } from '../../database/schema-trust.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors/app-error.ts'
import { toWireTimeOrNull } from '../../http/wire-time.ts'
import { recordAudit } from '../audit/audit.service.ts'
import * as policies from './policy.repository.ts'
import { SHIPPED_POLICIES } from './shipped-policies.ts'
import { SHIPPED_POLICIES as ENGLISH } from './shipped-policies.english.ts'

/** Its row in `data_version` is what two who publish at once wait for. */
const DATA_VERSION_KEY = 'policy'

/** What the software brings along is this version, until the owner writes their own and for ever after. */
const SHIPPED_VERSION = 0

/** A paper of the site; its newest version unless another is asked for. Throws NOT_FOUND. */
export async function readPolicy(
  kysely: Kysely<Schema>,
  kind: PolicyKind,
  wanted?: number,
): Promise<Policy> {
  const known = await policies.listVersions(kysely, [kind])
  const versions = known.length === 0 ? [shipped(kind)] : known
  const version = wanted ?? newestOf(versions)
  const row =
    known.length === 0 && version === SHIPPED_VERSION
      ? shipped(kind)
      : await policies.findVersion(kysely, kind, version)
  if (!row) throw new AppError('NOT_FOUND')
  const { korean, english } = row
  return { kind, ...toWire(row), korean, english, versions: versions.map(toWire) }
}

/** Publishes a new version. Throws STALE when somebody else has published one. */
export async function publishPolicy(
  database: AppDatabase,
  { kind, input }: { readonly kind: PolicyKind; readonly input: PolicyInput },
  act: Act,
): Promise<Policy> {
  return inTransaction(database, async (transaction) => {
    await bumpDataVersion(transaction, DATA_VERSION_KEY)
    const current = await readPolicy(transaction, kind)
    if (current.version !== input.version) throw new AppError('STALE', { current })
    const { changes, asksConsent, korean, english } = input
    // What could be read and agreed to until now stays readable, whatever later releases bring along.
    if (current.publishedAt === null) await policies.insertVersion(transaction, shipped(kind))
    await policies.insertVersion(transaction, {
      kind,
      version: current.version + 1,
      korean,
      english,
      changes,
      asks_consent: asksConsent ? 1 : 0,
      published_at: act.now,
      author_id: act.actorId,
    })
    await recordAudit(transaction, act, {
      action: 'policy.publish',
      entity: 'policy',
      entityId: kind,
      // The texts stay readable as versions; the log need not hold them once more.
      before: { version: current.version },
      after: { version: current.version + 1, asksConsent, changes },
    })
    return readPolicy(transaction, kind)
  })
}

const newestOf = (versions: readonly policies.VersionRow[]) =>
  versions[0]?.version ?? SHIPPED_VERSION

function shipped(kind: PolicyKind): PolicyTable {
  return {
    kind,
    version: SHIPPED_VERSION,
    korean: SHIPPED_POLICIES[kind],
    english: ENGLISH[kind],
    changes: '',
    asks_consent: 0,
    published_at: null,
    author_id: null,
  }
}

function toWire({ version, published_at, changes, asks_consent }: policies.VersionRow) {
  return {
    version,
    publishedAt: toWireTimeOrNull(published_at),
    changes,
    asksConsent: asks_consent === 1,
  }
}
