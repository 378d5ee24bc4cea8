import { callRoute, routeOf } from '../http/call-route.ts'
import { createStore } from '../store/create-store.ts'
import { useStore } from '../store/use-store.ts'
import type { Language } from '@gyeol/contract'
import { LANGUAGE } from '../texts/language.ts'
import { type Role, readRoles } from './role.ts'

const LIST_ROLES = routeOf<'listOwnRoles'>('GET', '/api/role')

/** Shared application state of the specification §3. */
export type Session = {
  /** Empty for a visitor; replaced wholesale by the server's answer. */
  readonly roles: readonly Role[]
  readonly language: Language
}

const START: Session = { roles: [], language: LANGUAGE }

const session = createStore(START)
/** Whether the server has said who the viewer is, or could not be asked. */
const told = createStore(false)
let latest: Promise<readonly Role[]> | undefined

/** What is known of the viewer now. */
export function currentSession(): Session {
  return session.get()
}

/** {@link currentSession} for components. */
export function useSession(): Session {
  return useStore(session)
}

/**
 * Whether `roles` are more than a guess. What asks for a permission and fills the page waits for it:
 * otherwise those who have it see something else first.
 */
export function useAreRolesKnown(): boolean {
  return useStore(told)
}

/** True for somebody who is logged in. */
export function useIsMember(): boolean {
  return useSession().roles.length > 0
}

/** True once it is sure that nobody is logged in: only then anybody is told to log in. */
export function useIsVisitor(): boolean {
  const areKnown = useAreRolesKnown()
  return !useIsMember() && areKnown
}

/**
 * `GET /api/role`. Quiet: a visitor must never be thrown about by it, and a failed question keeps
 * what is known, without a connection what was known last. Of two questions under way the later one counts, for who waits for the first too.
 */
export function askRoles(): Promise<readonly Role[]> {
  const later = () => (latest === undefined || latest === asked ? null : latest)
  const asked: Promise<readonly Role[]> = callRoute(LIST_ROLES, undefined, {
    background: true,
  }).then(
    (answer) => {
      if (latest === asked) {
        keepRoles(readRoles(answer))
        told.set(true)
      }
      return later() ?? session.get().roles
    },
    async () => {
      if (latest === asked) {
        if (!navigator.onLine && session.get().roles.length === 0)
          keepRoles(await (await import('./kept-roles.ts')).readRolesCopy())
        told.set(true)
      }
      return later() ?? session.get().roles
    },
  )
  latest = asked
  return asked
}

/** The same roles, above all a visitor's none, have nothing drawn anew. */
function keepRoles(roles: readonly Role[]): void {
  const before = session.get()
  const areSame = JSON.stringify(roles) === JSON.stringify(before.roles)
  if (!areSame) session.set({ ...before, roles })
}

/** The viewer's roles once the server has told them; asks when nobody has yet. */
export function knownRoles(): Promise<readonly Role[]> {
  return latest ?? askRoles()
}

/** Forgets everything, as at the start of the app. */
export function resetSession(): void {
  latest = undefined
  session.set(START)
  told.set(false)
}
