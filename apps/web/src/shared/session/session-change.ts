import { dropUnsaved } from '../forms/unsaved-changes.ts'
import { connectHttp } from '../http/http-effects.ts'
import { leavePage } from '../ui/layers/layer-history.ts'
import { askRoles } from './session-store.ts'
import { announceSessionChange } from './session-sync.ts'

/**
 * Brings everything in step after a login or a change of rights: this tab knows its new
 * roles when the promise is over, the others learn of it.
 */
export async function sessionChanged(): Promise<void> {
  announceSessionChange()
  await askRoles()
}

/**
 * After the session of this browser has ended: tells the other tabs and loads `path` anew, so that
 * nothing of the member stays in memory.
 */
export function sessionEnded(path: '/' | '/login?left'): void {
  dropUnsaved()
  // What the page still asks is refused from now on, and must not lead anywhere: the page goes.
  connectHttp(null)
  announceSessionChange('ended')
  leavePage(path)
}
