import type {
  CatalogueTable,
  CharacterCaseTable,
  CorrectionTable,
  ImportBatchTable,
  ImportChangeTable,
} from './schema-catalogue.ts'
import type { ProblemReportTable, TakedownTable } from './schema-moderation.ts'
import type { PriceSchema } from './schema-prices.ts'
import type { CookDishTable, CookHouseTable, CookLevelTable, CookMarkTable } from './schema-cook.ts'
import type {
  AuditLogTable,
  IdempotencyKeyTable,
  DraftTable,
  MemberNoteTable,
  MemberTable,
  MemberTotpTable,
  MemberTraceTable,
  OneTimeTokenTable,
  RecoveryCodeTable,
  SavedSearchTable,
  SessionTable,
  SignUpRequestTable,
  SuspensionTable,
  ThrottleTable,
} from './schema-people.ts'
import type {
  EventTable,
  ImageTable,
  LeaseTable,
  NoticeReadTable,
  NoticeDigestTable,
  NoticeReaderTable,
  NoticeTable,
  OutboxTable,
  PushKeyTable,
  PushReminderTable,
  PushSubscriptionTable,
  ShortLinkTable,
} from './schema-posts.ts'
import type {
  AlertTable,
  AlertTargetTable,
  ConsentTable,
  PasswordRecoveryTable,
  PolicyTable,
  SearchAliasTable,
  SearchWordTable,
} from './schema-trust.ts'

/** A setting of the site; `value` is JSON. `as_of` dates facts that age, like the level cap. */
export type SiteSettingTable = {
  key: string
  value: string
  as_of: string | null
  version: number
  updated_at: number
}

/**
 * A main-quest table the owner put in; the newest row counts, the ones before it can be gone back
 * to. `content` is JSON in the contract's shape.
 */
export type MainQuestTableRow = {
  id: string
  as_of: string
  source: string | null
  content: string
  created_at: number
}

/** How often the rows behind a key have changed; ETags are made from it. */
export type DataVersionTable = { key: string; version: number }

/** Which state of a shipped data set was applied, and where it came from. */
export type SeedStateTable = {
  name: string
  version: number
  source: string
  as_of: string
  content_hash: string
  applied_at: number
}

/** The hash each shipped row had when it was written; tells rows edited by people from shipped ones. */
export type SeedRowTable = { seed_name: string; row_id: string; row_hash: string }

/** Migrations that ran, in order. */
export type SchemaMigrationTable = { name: string; applied_at: number }

/** One row; holding it means being the only process that changes the schema or seeds. */
export type SchemaLockTable = { id: number }

/** Every table. Times are milliseconds UTC, booleans 0/1, ids text made by the application. */
export type Schema = PriceSchema & {
  site_setting: SiteSettingTable
  main_quest_table: MainQuestTableRow
  data_version: DataVersionTable
  seed_state: SeedStateTable
  seed_row: SeedRowTable
  schema_migration: SchemaMigrationTable
  schema_lock: SchemaLockTable
  member: MemberTable
  suspension: SuspensionTable
  sign_up_request: SignUpRequestTable
  member_trace: MemberTraceTable
  member_note: MemberNoteTable
  draft: DraftTable
  session: SessionTable
  one_time_token: OneTimeTokenTable
  member_totp: MemberTotpTable
  recovery_code: RecoveryCodeTable
  saved_search: SavedSearchTable
  throttle: ThrottleTable
  idempotency_key: IdempotencyKeyTable
  audit_log: AuditLogTable
  notice: NoticeTable
  notice_read: NoticeReadTable
  notice_reader: NoticeReaderTable
  notice_digest: NoticeDigestTable
  event: EventTable
  image: ImageTable
  short_link: ShortLinkTable
  outbox: OutboxTable
  push_key: PushKeyTable
  push_subscription: PushSubscriptionTable
  push_reminder: PushReminderTable
  lease: LeaseTable
  crysta: CatalogueTable
  registlet: CatalogueTable
  ability: CatalogueTable
  boss: CatalogueTable
  equipment: CatalogueTable
  job: CatalogueTable
  import_batch: ImportBatchTable
  import_change: ImportChangeTable
  correction: CorrectionTable
  takedown: TakedownTable
  problem_report: ProblemReportTable
  search_word: SearchWordTable
  search_alias: SearchAliasTable
  character_case: CharacterCaseTable
  cook_house: CookHouseTable
  cook_dish: CookDishTable
  cook_mark: CookMarkTable
  policy: PolicyTable
  consent: ConsentTable
  password_recovery: PasswordRecoveryTable
  alert_target: AlertTargetTable
  alert: AlertTable
  cook_level: CookLevelTable
}
