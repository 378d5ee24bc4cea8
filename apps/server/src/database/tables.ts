import type { Schema } from './schema.ts'

/**
 * What goes along with a table's rows.
 *
 * - `kept`: they are in a backup.
 * - `passing`: they end by themselves and would be wrong later (a login that was ended meanwhile
 *   would be open again), so a backup leaves them out; a move to another database takes them along.
 * - `own`: every database makes its own.
 */
type Keeping = 'kept' | 'passing' | 'own'

/** Every table, and what goes along with it. A new table does not compile until it has its line. */
export const TABLES = {
  schema_migration: 'own',
  schema_lock: 'own',
  lease: 'own',
  session: 'passing',
  one_time_token: 'passing',
  throttle: 'passing',
  idempotency_key: 'passing',
  site_setting: 'kept',
  main_quest_table: 'kept',
  data_version: 'kept',
  seed_state: 'kept',
  seed_row: 'kept',
  member: 'kept',
  suspension: 'kept',
  sign_up_request: 'kept',
  member_trace: 'passing',
  member_note: 'kept',
  draft: 'kept',
  member_totp: 'kept',
  recovery_code: 'kept',
  audit_log: 'kept',
  notice: 'kept',
  notice_read: 'kept',
  notice_reader: 'kept',
  notice_digest: 'kept',
  event: 'kept',
  image: 'kept',
  short_link: 'kept',
  outbox: 'kept',
  push_key: 'kept',
  push_subscription: 'kept',
  push_reminder: 'kept',
  crysta: 'kept',
  registlet: 'kept',
  ability: 'kept',
  boss: 'kept',
  equipment: 'kept',
  job: 'kept',
  import_batch: 'kept',
  import_change: 'kept',
  correction: 'kept',
  cook_house: 'kept',
  cook_dish: 'kept',
  cook_mark: 'kept',
  cook_level: 'kept',
  price_kind: 'kept',
  price_item: 'kept',
  price_alias: 'kept',
  price_voice: 'kept',
  price_report: 'kept',
  price_report_change: 'kept',
  price_vote: 'kept',
  price_day: 'kept',
  price_week: 'kept',
  price_now: 'kept',
  price_statement: 'kept',
  price_watch: 'kept',
  saved_search: 'kept',
  trade_ledger: 'kept',
  character_case: 'kept',
  price_flag: 'kept',
  policy: 'kept',
  consent: 'kept',
  password_recovery: 'kept',
  alert_target: 'kept',
  alert: 'kept',
  takedown: 'kept',
  problem_report: 'kept',
  search_word: 'kept',
  search_alias: 'kept',
} as const satisfies Readonly<Record<keyof Schema, Keeping>>

/** For what rows are read: to be kept in a file, or to go on elsewhere at once. */
export type Scope = 'backup' | 'move'

const KEEPING: Readonly<Record<string, Keeping | undefined>> = TABLES

/** Whether a table is one of ours. */
export function isOwnTable(name: string): boolean {
  return KEEPING[name] !== undefined
}

/** Whether the rows of a table go along; a table that is not ours stays where it is. */
export function goesAlong(name: string, scope: Scope): boolean {
  const keeping = KEEPING[name]
  return keeping === 'kept' || (keeping === 'passing' && scope === 'move')
}

/** The row in which a database remembers its own last backup; another one has no such past. */
export const LAST_BACKUP_SETTING = 'last-backup'

/** The row in which a database remembers what time it was last, and when the clock jumped. */
export const CLOCK_SETTING = 'clock'

/** The row that says that a restored copy tells nobody of anything; a backup is of the site itself. */
export const QUIET_COPY_SETTING = 'quiet-copy'

const OWN_SETTINGS: ReadonlySet<unknown> = new Set([
  LAST_BACKUP_SETTING,
  CLOCK_SETTING,
  QUIET_COPY_SETTING,
])

/** Whether a row of a table that goes along stays behind nevertheless. */
export function staysBehind(table: string, row: Readonly<Record<string, unknown>>): boolean {
  return table === 'site_setting' && OWN_SETTINGS.has(row.key)
}
