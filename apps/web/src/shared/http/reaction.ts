import type { FailureFacts } from './http-failure.ts'
import { httpTexts } from './http.texts.ts'

/** Where a failure sends the viewer. `login` keeps the way back; the others replace the history. */
export type Destination = 'login' | '/403' | '/404'

/** What the app does about a failed call. */
export type Reaction = {
  readonly destination: Destination | null
  /** Text of an error toast, null for none. */
  readonly toast: string | null
  /** What a screen may write in place of the data. */
  readonly text: string
}

const DESTINATIONS: Readonly<Record<number, Destination>> = {
  401: 'login',
  403: '/403',
  404: '/404',
}

/**
 * Refusals of what somebody typed or pressed, not of the page they are on. Leaving the page would throw
 * away what was typed, so these stay and the form shows the message.
 */
const STAYING_CODES: ReadonlySet<unknown> = new Set([
  'BAD_CREDENTIALS',
  'ACCOUNT_DISABLED',
  'SIGN_UP_CLOSED',
  'SIGN_UP_WAITING',
  'SIGN_UP_REFUSED',
  'ROLE_TOO_HIGH',
  'LEVEL_TOO_HIGH',
  'REAUTH_REQUIRED',
])

/** Longer plain texts are somebody else's error page, not a message for the viewer. */
const MAX_TEXT_LENGTH = 200

/** The table status → reaction of the specification §4, §7 and §8. Pure. */
export function reactionTo({ status, toast, content }: FailureFacts): Reaction {
  const texts = httpTexts
  if (status === null) return { destination: null, toast: texts.network, text: texts.network }
  const message = messageOf(content)
  return {
    destination: STAYING_CODES.has(codeOf(content)) ? null : (DESTINATIONS[status] ?? null),
    toast: toast && message !== null ? message : null,
    text: message ?? texts.unknown,
  }
}

/** The toast flag counts only when it is literally true and a message stands beside it. */
export function wantsToast(content: unknown): boolean {
  return isRecord(content) && content.toast === true && typeof content.message === 'string'
}

function messageOf(content: unknown): string | null {
  const text = isRecord(content) ? content['message'] : content
  if (typeof text !== 'string') return null
  const isReadable = text.trim() !== '' && text.length <= MAX_TEXT_LENGTH && !text.includes('<')
  return isReadable ? text : null
}

/** The error code of an answer (API contract §2), or undefined when it is not one of ours. */
export function codeOf(content: unknown): unknown {
  return isRecord(content) ? content.code : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
