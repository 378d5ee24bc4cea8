import {
  DEFAULT_PUSH_PREFERENCES,
  EVENT_KIND_CODES,
  type NoticePace,
  OWN_NEWS_KINDS,
  type OwnNewsKind,
  type PushPreferences,
} from '@gyeol/contract'
import type { PushSubscriptionTable } from '../../database/schema-posts.ts'

type Columns = Pick<PushSubscriptionTable, 'kinds' | 'minutes_before' | 'quiet_from' | 'quiet_to'>

/** Preferences as they are kept. */
export function toColumns({ kinds, minutesBefore, quietHours }: PushPreferences): Columns {
  const chosen = EVENT_KIND_CODES.filter((code) => kinds.includes(code))
  return {
    kinds: `,${chosen.map((code) => `${code},`).join('')}`,
    minutes_before: minutesBefore,
    quiet_from: quietHours?.fromHour ?? 0,
    quiet_to: quietHours?.toHour ?? 0,
  }
}

/** Kept preferences as the browser shows them. */
export function toPreferences(row: Columns): PushPreferences {
  return {
    kinds: EVENT_KIND_CODES.filter((code) => row.kinds.includes(`,${code},`)),
    minutesBefore: row.minutes_before,
    quietHours:
      row.quiet_from === row.quiet_to ? null : { fromHour: row.quiet_from, toHour: row.quiet_to },
  }
}

type Notices = Pick<PushSubscriptionTable, 'notices' | 'notices_until'>

/**
 * How soon a browser is told of notices, and from when on: between two paces that gather, whatever was
 * not told yet still is; who begins, or wants to hear at once, hears of what comes from now on.
 */
export function noticesAfter(
  kept: Notices | undefined,
  chosen: NoticePace | undefined,
  now: number,
): Notices {
  const before = kept?.notices ?? 'off'
  const notices = chosen ?? before
  const goesOn = notices === before || (isGathering(notices) && isGathering(before))
  return { notices, notices_until: goesOn ? (kept?.notices_until ?? now) : now }
}

const isGathering = (pace: NoticePace) => pace === 'daily' || pace === 'weekly'

/** What holds until a browser has chosen. */
export const DEFAULT_COLUMNS = toColumns(DEFAULT_PUSH_PREFERENCES)

/** What of its member's own a browser is told, as it is kept. */
export function toOwnNews(kinds: readonly OwnNewsKind[]): string {
  const chosen = OWN_NEWS_KINDS.filter((kind) => kinds.includes(kind))
  return `,${chosen.map((kind) => `${kind},`).join('')}`
}

/** The kept choice as the browser shows it. */
export function ownNewsOf({ own_news }: Pick<PushSubscriptionTable, 'own_news'>): OwnNewsKind[] {
  return OWN_NEWS_KINDS.filter((kind) => own_news.includes(`,${kind},`))
}

/** A browser is told of everything until it has chosen. */
export const DEFAULT_OWN_NEWS = toOwnNews(OWN_NEWS_KINDS)
