import type { RevisedEntity, SearchedList, SignUpDecision, StoredRoleCode } from '@gyeol/contract'

/**
 * A member. `*_key` are the forms that must be unique; DELETED rows are anonymous and stay so that
 * what the member wrote keeps an author. `password_hash` is null until the first password is set.
 */
export type MemberTable = {
  id: string
  login_id: string
  login_id_key: string
  nickname: string
  nickname_key: string
  search_text: string
  password_hash: string | null
  role_code: StoredRoleCode
  status: 'ACTIVE' | 'WAITING' | 'DISABLED' | 'DELETED'
  agreed_at: number | null
  created_at: number
  updated_at: number
  last_seen_at: number | null
  /** When somebody ended their probation before its time. */
  trusted_at: number | null
  /** Since when somebody who left still stands, nameless, beside what others see of theirs. */
  left_at: number | null
  version: number
}

/** A sign-up that has to be approved, and what was decided of it. */
export type SignUpRequestTable = {
  member_id: string
  message: string
  decision: SignUpDecision
  asked_at: number
}

/** From where, or with which browser, a member came; `mark` is a keyed hash. */
export type MemberTraceTable = {
  member_id: string
  kind: 'network' | 'around' | 'device'
  mark: string
  first_at: number
  last_at: number
}

/** Why a member is suspended, as they are told, and until when; null: until it is lifted. */
export type SuspensionTable = {
  member_id: string
  reason: string
  since: number
  until: number | null
}

/** What those who look after members note about one; `author_id` is null on the command line. */
export type MemberNoteTable = {
  id: string
  member_id: string
  author_id: string | null
  text: string
  at: number
}

/** What a member has left in a form; `content` is JSON of its fields, `version` null for a new thing. */
export type DraftTable = {
  member_id: string
  form: RevisedEntity
  thing_id: string
  version: number | null
  content: string
  at: number
}

/** An open login; the cookie holds the token, the row its hash. */
export type SessionTable = {
  id: string
  token_hash: string
  member_id: string
  created_at: number
  last_seen_at: number
  password_checked_at: number
  user_agent: string
  is_remembered: number
}

/** A token that works once: a password link, an invitation, the owner's setup link, the second step of a login. */
export type OneTimeTokenTable = {
  token_hash: string
  kind: 'reset' | 'invite' | 'setup' | 'second-step'
  member_id: string | null
  payload: string | null
  failures: number
  created_at: number
  expires_at: number
}

/** A member's second step; in force once `confirmed_at` is set. */
export type MemberTotpTable = {
  member_id: string
  secret: string
  /** The newest time step whose code was used; no code works twice. */
  last_step: number
  created_at: number
  confirmed_at: number | null
}

/** A recovery code that has not been used. */
export type RecoveryCodeTable = { member_id: string; code_hash: string }

/** A counter that ends: `hits` since `counted_from`. */
export type ThrottleTable = { key: string; counted_from: number; hits: number; expires_at: number }

/** A creating request that was made with an Idempotency-Key, and its sealed answer. */
export type IdempotencyKeyTable = {
  key_hash: string
  member_id: string
  fingerprint: string
  answer: string | null
  created_at: number
}

/** What was done; `before` and `after` are JSON of the changed fields. */
export type AuditLogTable = {
  id: string
  at: number
  actor_id: string | null
  action: string
  entity: string
  entity_id: string
  before: string | null
  after: string | null
  reason: string | null
  request_id: string | null
}

/**
 * A search a member keeps. `ask` is JSON in the contract's shape, null where only the browser can
 * answer it. `seen` is a JSON list of every id that has ever fitted, `news` of those the member has not
 * looked at; `looked_version` is the version of the list they were found in.
 */
export type SavedSearchTable = {
  id: string
  member_id: string
  list: SearchedList
  name: string
  search: string
  ask: string | null
  has_alert: number
  seen: string
  news: string
  looked_version: number
  /** When the last of `news` came, and the words it is told in. */
  found_at: number | null
  alert: string | null
  created_at: number
  /** A removed one can be brought back for a day. */
  removed_at: number | null
  version: number
}
