import {
  QUOTA_NAMES,
  type Quota,
  type QuotaName,
  QUOTAS,
  type QuotaValues,
  quotaValuesSchema,
  type UpdateQuotas,
} from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { Act } from '../../context/server-context.ts'
import { claimDataVersion, readDataVersion } from '../../database/data-version.ts'
import type { AppDatabase } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { ensureUpdated } from '../../errors/version-check.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { SETTINGS_VERSION } from './setting-keys.ts'
import { findSetting, writeSetting } from './setting.repository.ts'

const KEY = 'quotas'

/** Every quota as it holds now, and the version under which it may be written. */
export type QuotaSetting = {
  readonly values: Readonly<Record<QuotaName, Quota>>
  readonly version: number
}

/** The quotas as they hold: what the owner has set, and the defaults. */
export async function readQuotaSetting(kysely: Kysely<Schema>): Promise<QuotaSetting> {
  const version = Math.max(await readDataVersion(kysely, SETTINGS_VERSION), 1)
  return { values: withDefaults(await readOwn(kysely)), version }
}

/** Writes the quotas that differ from their defaults. Throws STALE when somebody wrote first. */
export async function updateQuotaSetting(
  database: AppDatabase,
  { values, version }: UpdateQuotas,
  act: Act,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const claimed = await claimDataVersion(transaction, SETTINGS_VERSION, version)
    const before = await readOwn(transaction)
    await ensureUpdated(claimed, async () => readQuotaSetting(transaction))
    const value = JSON.stringify(values)
    await writeSetting(transaction, { key: KEY, value, asOf: null, now: act.now })
    await recordAudit(transaction, act, {
      action: 'setting.quota',
      entity: 'setting',
      entityId: 'quota',
      before,
      after: values,
    })
  })
}

function withDefaults(own: QuotaValues): QuotaSetting['values'] {
  const entries = QUOTA_NAMES.map((name) => [name, own[name] ?? toQuota(name)])
  // One entry a name.
  return Object.fromEntries(entries) as QuotaSetting['values']
}

/** What a quota is when the owner has said nothing. */
export function toQuota(name: QuotaName): Quota {
  const { member, newcomer, total, network, site } = QUOTAS[name]
  return { member, newcomer, total, network, site }
}

/** A row somebody has damaged by hand sets nothing. */
async function readOwn(kysely: Kysely<Schema>): Promise<QuotaValues> {
  const row = await findSetting(kysely, KEY)
  try {
    return row === undefined ? {} : quotaValuesSchema.parse(JSON.parse(row.value))
  } catch {
    return {}
  }
}
