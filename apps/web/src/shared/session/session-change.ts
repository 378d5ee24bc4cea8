import { askRoles } from './session-store.ts'
import { announceSessionChange } from './session-sync.ts'

/**
 * Brings everything in step after a login, a logout or a change of rights: this tab knows its new
 * roles when the promise is over, the others learn of it.
 */
export async function sessionChanged(): Promise<void> {
  announceSessionChange()
  await askRoles()
}
