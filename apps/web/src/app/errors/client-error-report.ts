import { APP_VERSION } from '../../shared/app-version.ts'
import { callRoute, routeOf } from '../../shared/http/call-route.ts'
import { newId } from '../../shared/new-id.ts'

const REPORT = routeOf<'reportClientError'>('POST', '/api/client-error')

/** Limits of `POST /api/client-error`, and how many reports one visit may send. */
const MAX_MESSAGE = 500
const MAX_PATH = 200
const MAX_REPORTS = 5
const ID_LETTERS = 8

const reported = new Set<string>()

/** A number short enough to read out: 8 hexadecimal digits. */
export function newErrorId(): string {
  return newId().slice(0, ID_LETTERS)
}

/** Name, message and the first places of the stack, cut to what the server takes. */
export function describeError(id: string, error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? String(error)) : String(error)
  return `[${id}] ${text}`.slice(0, MAX_MESSAGE)
}

/**
 * Tells the server that a screen failed. The path goes without query and hash: builds and search
 * words are the viewer's. Never throws, never repeats itself within a visit.
 */
export async function reportClientError(id: string, error: unknown): Promise<void> {
  const key = error instanceof Error ? error.message : String(error)
  if (reported.has(key) || reported.size >= MAX_REPORTS) return
  reported.add(key)
  const body = {
    message: describeError(id, error),
    path: window.location.pathname.slice(0, MAX_PATH),
    version: APP_VERSION,
  }
  try {
    await callRoute(REPORT, { body }, { background: true })
  } catch {
    // Offline or the server is down: the viewer still has the number on the screen.
  }
}
