import { DEFAULT_PUSH_PREFERENCES, EVENT_KIND_CODES, type PushPreferences } from '@gyeol/contract'
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

/** What holds until a browser has chosen. */
export const DEFAULT_COLUMNS = toColumns(DEFAULT_PUSH_PREFERENCES)
