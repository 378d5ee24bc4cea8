import type {
  DigestPace,
  EventEndKind,
  EventKind,
  EventState,
  LevelRoleCode,
  LiveAction,
  LiveKind,
  NoticePace,
  ReminderMinutes,
  ShortLinkPath,
} from '@gyeol/contract'

/**
 * A notice. `level` is that of `level_code`, for comparing; `is_announced` is 0 until open pages
 * have been told that its time has come. `author_id` is null for what the product ships.
 */
export type NoticeTable = {
  id: string
  title: string
  search_text: string
  body: string
  level_code: LevelRoleCode
  level: number
  pinned: number
  author_id: string | null
  publish_at: number
  is_announced: number
  /** When it really came out, however early a time its editor has set. */
  out_at: number
  created_at: number
  updated_at: number
  version: number
}

/** A notice a member has opened; it may be gone meanwhile. */
export type NoticeReadTable = { member_id: string; notice_id: string; read_at: number }

/** Until when a member has marked everything as read, and how soon their bell tells of notices. */
export type NoticeReaderTable = { member_id: string; read_before: number; bell: NoticePace }

/** The last time bells told of gathered notices. */
export type NoticeDigestTable = { pace: DigestPace; at: number }

/**
 * An event of the schedule; `rewards`, `links` and `recurrence` are JSON, the last null for an event
 * that does not repeat.
 */
export type EventTable = {
  id: string
  title: string
  search_text: string
  kind: EventKind
  start_at: number
  end_kind: EventEndKind
  end_at: number | null
  state: EventState
  body: string
  rewards: string
  links: string
  recurrence: string | null
  author_id: string | null
  created_at: number
  updated_at: number
  version: number
}

/**
 * A picture in what people write; `id` is its address (hash and size). `seen_at`: when it was
 * brought, or last found to be in use; `taken_down_at`: since when it is shown to nobody.
 */
export type ImageTable = {
  id: string
  bytes: Uint8Array
  size: number
  author_id: string | null
  created_at: number
  seen_at: number
  taken_down_at: number | null
}

/** A change open pages hear about, in the order the changes were committed. */
export type OutboxTable = {
  seq: number
  kind: LiveKind
  entity_id: string
  action: LiveAction
  /** The lowest audience level that may hear of it. */
  level: number
  /** The one member who may hear of it, null for everybody of the level. */
  member_id: string | null
  at: number
}

/** The site's key pair for push services; the private key is sealed. */
export type PushKeyTable = {
  name: string
  public_key: string
  private_key: string
  created_at: number
}

/**
 * A browser that wants reminders. `id` is a hash of the endpoint; `kinds` lists codes between
 * commas (`,event,shop,`); equal quiet hours mean none. Nothing due before `active_from` is sent.
 */
export type PushSubscriptionTable = {
  id: string
  endpoint: string
  p256dh: string
  auth: string
  member_id: string | null
  kinds: string
  minutes_before: ReminderMinutes
  quiet_from: number
  quiet_to: number
  active_from: number
  created_at: number
  updated_at: number
  /** How many messages in a row its service let time out. */
  timeouts: number
  /** Keyed hash of a visitor's address, so that one has only so many; null for members. */
  address_hash: string | null
  /** How soon it is told of new notices, and until when it has been told of them. */
  notices: NoticePace
  notices_until: number
  /** What of its member's own it is told, between commas. */
  own_news: string
  /** By which login it is told of its member's own things; of none once that has ended. */
  session_id: string | null
  /** Its member turned it off from afar: it stays silent until somebody chooses there again. */
  is_silenced: number
}

/**
 * A reminder that was taken up: once it is `claimed`, nobody else sends it. `retry` ones failed in
 * a way that may pass and are tried again at `next_at`.
 */
export type PushReminderTable = {
  subscription_id: string
  event_id: string
  start_at: number
  state: 'claimed' | 'retry' | 'sent' | 'failed'
  attempts: number
  next_at: number
}

/** Which process does a job that only one may do at a time. */
export type LeaseTable = { name: string; holder: string; expires_at: number }

/**
 * A short address. `maker_id` of members, `removal_hash` of makers without an account: who may remove
 * it. `seen_at` is renewed at most once a day. `taken_down_at`: since when an editor keeps it from
 * everybody.
 */
export type ShortLinkTable = {
  code: string
  path: ShortLinkPath
  hash: string
  title: string
  summary: string
  maker_id: string | null
  removal_hash: string | null
  created_at: number
  seen_at: number
  taken_down_at: number | null
}
