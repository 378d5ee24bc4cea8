import type { ContentKind, ProblemKind, ProblemReason, ProblemState } from '@gyeol/contract'

/**
 * One act of taking a content down. Whether the content is down is asked of the content itself: it may
 * have come back in a way of its own. What several acts hold is back once the last of them is undone.
 *
 * What was done at once has one `batch_id`; `member_id` is the maker. `title` and `path` are what it
 * was called and where it stood. `previous` is JSON: what brings it back, null once it is back or
 * erased; acts on one content hold the same thing where it is the same. `seen_at`: when its maker was
 * told.
 *
 * What a new member has made may be `waiting` instead, hidden from its birth until it is `passed`:
 * nobody has taken it down. Taken down nevertheless it has a row of both kinds.
 */
export type TakedownTable = {
  id: string
  batch_id: string
  content_kind: ContentKind
  content_id: string
  member_id: string | null
  title: string
  path: string | null
  actor_id: string | null
  reason: string
  at: number
  erase_at: number | null
  previous: string | null
  state: 'hidden' | 'restored' | 'erased' | 'waiting' | 'passed'
  seen_at: number | null
}

/** Somebody's word that something is wrong with a content; `reporter_id` is null for visitors. */
export type ProblemReportTable = {
  id: string
  content_kind: ProblemKind
  content_id: string
  reporter_id: string | null
  reason: ProblemReason
  text: string
  at: number
  state: ProblemState
  closed_at: number | null
}
