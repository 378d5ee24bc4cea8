import type { PublicSetting, SiteSetting } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { AppDatabase } from '../../database/database.ts'
import { claimDataVersion, readDataVersion } from '../../database/data-version.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Act } from '../../context/server-context.ts'
import { ensureUpdated } from '../../errors/version-check.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { announce } from '../outbox/outbox.service.ts'
import {
  FALLBACK,
  formerValue,
  parseSetting,
  SETTING_KEYS,
  SETTING_NAMES,
  SETTINGS_VERSION,
} from './setting-keys.ts'
import { listSettings, writeSetting } from './setting.repository.ts'

/** How long pages may say what was said before. */
const BANNER_FRESH_MS = 2_000

/** The settings as they are now; a damaged row falls back instead of stopping the site. */
export async function readSettings(kysely: Kysely<Schema>): Promise<SiteSetting> {
  const version = await readDataVersion(kysely, SETTINGS_VERSION)
  const rows = new Map((await listSettings(kysely)).map((row) => [row.key, row]))
  const values = SETTING_NAMES.map((name) => {
    const row = rows.get(SETTING_KEYS[name].key)
    const value = (row && parseSetting(name, row.value)) ?? formerValue(name, rows)
    return [name, value ?? FALLBACK[name]]
  })
  const levelsAsOf = rows.get(SETTING_KEYS.levelCap.key)?.as_of ?? FALLBACK.levelsAsOf
  // Each value has passed its own part of the schema.
  return { ...Object.fromEntries(values), levelsAsOf, version: Math.max(version, 1) } as SiteSetting
}

/** What every page may know. */
export async function readPublicSettings(kysely: Kysely<Schema>): Promise<PublicSetting> {
  const { banner, contact, signUp, showsWholeMenu, levelCap, defaultLevel, levelsAsOf } =
    await readSettings(kysely)
  const level = Math.min(defaultLevel, levelCap)
  return { banner, contact, signUp, showsWholeMenu, levelCap, defaultLevel: level, levelsAsOf }
}

/** What every page says at its top; empty for nothing. Asked for again once somebody may have changed it. */
export function bannerReader(
  { kysely }: Pick<AppDatabase, 'kysely'>,
  clock: () => number,
): () => Promise<string> {
  let known = ''
  let asked: { readonly at: number; readonly text: Promise<string> } | undefined
  return async () => {
    const now = clock()
    if (asked === undefined || now - asked.at >= BANNER_FRESH_MS || now < asked.at)
      asked = { at: now, text: readSettings(kysely).then(({ banner }) => banner) }
    // A page is sent without a database too, with what it said last.
    known = await asked.text.catch(() => known)
    return known
  }
}

/** Writes the settings that differ. Throws STALE when somebody else wrote first. */
export async function updateSettings(
  database: AppDatabase,
  wanted: SiteSetting,
  act: Act,
): Promise<SiteSetting> {
  return inTransaction(database, async (transaction) => {
    const claimed = await claimDataVersion(transaction, SETTINGS_VERSION, wanted.version)
    const before = await readSettings(transaction)
    await ensureUpdated(claimed, async () => before)
    const isRedated = wanted.levelsAsOf !== before.levelsAsOf
    for (const name of SETTING_NAMES) {
      const { key, isDated } = SETTING_KEYS[name]
      if (wanted[name] === before[name] && !(isDated && isRedated)) continue
      const asOf = isDated ? wanted.levelsAsOf : null
      const value = JSON.stringify(wanted[name])
      await writeSetting(transaction, { key, value, asOf, now: act.now })
    }
    const after = await readSettings(transaction)
    await recordAudit(transaction, act, {
      action: 'setting.update',
      entity: 'setting',
      entityId: 'site',
      before,
      after,
    })
    await announce(transaction, {
      kind: 'setting',
      id: 'site',
      action: 'updated',
      level: 0,
      now: act.now,
    })
    return after
  })
}
