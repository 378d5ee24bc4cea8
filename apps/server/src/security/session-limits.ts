import { DAY_MS, HOUR_MS } from '@gyeol/korean'
import { isStaff, type StoredRoleCode } from '@gyeol/contract'
import { isAhead } from '../config/clock-slack.ts'

/** How long a session lives without use, and at all. */
export type SessionLimits = { readonly idleMs: number; readonly absoluteMs: number }

/** API contract §2. */
const MEMBER_LIMITS: SessionLimits = { idleMs: 14 * DAY_MS, absoluteMs: 60 * DAY_MS }
const STAFF_LIMITS: SessionLimits = { idleMs: 12 * HOUR_MS, absoluteMs: 7 * DAY_MS }

/** The limits of a role; they follow the role of this moment, not that of the login. */
export function limitsOf(roleCode: StoredRoleCode): SessionLimits {
  return isStaff(roleCode) ? STAFF_LIMITS : MEMBER_LIMITS
}

type Times = { readonly created_at: number; readonly last_seen_at: number }

/**
 * Whether a session is past one of its limits; one that was opened under a clock that ran ahead would
 * outlive them. That it was used then says nothing: its other limit holds.
 */
export function isOver(session: Times, { idleMs, absoluteMs }: SessionLimits, now: number) {
  const { created_at, last_seen_at } = session
  return now - last_seen_at > idleMs || now - created_at > absoluteMs || isAhead(created_at, now)
}

/** No session of any role lives longer; what is older can be swept away. */
export const LONGEST_SESSION: SessionLimits = MEMBER_LIMITS
