import type { AlertChannel, AlertOutcome, ConsentKind, PolicyKind } from '@gyeol/contract'

/**
 * One version of a paper of the site; 0 is what the software brought along when the owner published
 * their first. Texts are Markdown, `english` empty where there is none.
 */
export type PolicyTable = {
  kind: PolicyKind
  version: number
  korean: string
  english: string
  changes: string
  asks_consent: number
  published_at: number | null
  author_id: string | null
}

/** Words that found nothing; nothing says whose they were. `is_answered`: they lead somewhere now. */
export type SearchWordTable = {
  word: string
  count: number
  last_at: number
  is_answered: number
}

/** Another name of a page, `page/statting`; those of things stand in their rows. */
export type SearchAliasTable = { word: string; target: string }

/** What a member agreed to. */
export type ConsentTable = { member_id: string; kind: ConsentKind; version: number; at: number }

/** A member's code for a forgotten password; `code_hash` is null once it is used or good for nothing. */
export type PasswordRecoveryTable = {
  member_id: string
  code_hash: string | null
  created_at: number
  used_at: number | null
}

/** Where the owner is told something; `address` is sealed. `failure`: unless the last message was taken. */
export type AlertTargetTable = {
  channel: AlertChannel
  address: string
  failed_at: number | null
  failure: AlertOutcome | null
}

/**
 * How an alert stands. `since`: since when it holds; `is_told`: whether the last message said that it
 * does; `told_at`: when that was.
 */
export type AlertTable = {
  code: string
  since: number | null
  is_told: number
  told_at: number | null
  is_paused: number
}
