import { useSyncExternalStore } from 'react'
import { requestJson } from '../http/request.ts'
import { DEFAULT_LANGUAGE, type Language } from '../texts/texts.ts'
import { type Role, readRoles } from './role.ts'

/** Shared application state of the specification §3. */
export interface Session {
  /** Empty for a visitor; replaced wholesale by the server's answer. */
  readonly roles: readonly Role[]
  readonly language: Language
}

const START: Session = { roles: [], language: DEFAULT_LANGUAGE }

let session = START
let latest: Promise<readonly Role[]> | undefined
const listeners = new Set<() => void>()

/** What is known of the reader now. */
export function currentSession(): Session {
  return session
}

/** {@link currentSession} for components. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, currentSession, () => START)
}

/** True for somebody who is logged in. */
export function useIsMember(): boolean {
  return useSession().roles.length > 0
}

/**
 * `GET /api/role`. Quiet: a visitor must never be thrown about by it, and a failed question keeps
 * what is known. Of two questions under way the later one counts.
 */
export function askRoles(): Promise<readonly Role[]> {
  const asked = requestJson({ path: '/api/role', background: true }).then(
    (answer) => {
      if (latest === asked) change({ ...session, roles: readRoles(answer) })
      return session.roles
    },
    () => session.roles,
  )
  latest = asked
  return asked
}

/** The reader's roles once the server has told them; asks when nobody has yet. */
export function knownRoles(): Promise<readonly Role[]> {
  return latest ?? askRoles()
}

/** Forgets everything, as at the start of the app. */
export function resetSession(): void {
  latest = undefined
  change(START)
}

function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}
