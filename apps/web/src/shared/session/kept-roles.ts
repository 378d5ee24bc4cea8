import { keepCopy, readCopy, VISITED_STORE } from '../http/kept-answers.ts'
import { type Role, readRoles } from './role.ts'

// Beside what somebody has read: both are forgotten when another session begins or this one ends.
const PLACE = { store: VISITED_STORE, key: '/api/role', has: 'items' }

/** Keeps who is logged in for a page that is opened without a connection; a visitor is nobody to keep. */
export async function keepRolesCopy(roles: readonly Role[]): Promise<void> {
  if (roles.length > 0) await keepCopy(PLACE, { items: roles })
}

/** Who was logged in when there was a connection last. */
export async function readRolesCopy(): Promise<readonly Role[]> {
  return readRoles((await readCopy<{ readonly items: unknown }>(PLACE))?.items)
}
