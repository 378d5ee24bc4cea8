import { data, type LoaderFunction } from 'react-router'
import { permits } from '../../shared/session/role.ts'
import { knownRoles } from '../../shared/session/session-store.ts'

/**
 * A loader that waits for the reader's roles and shows the not-found screen to everybody who lacks
 * `permission`. For comfort only: what is secret is guarded by the server.
 */
export function requirePermission(permission: string): LoaderFunction {
  return async () => {
    if (!permits(await knownRoles(), permission)) throw data(null, { status: 404 })
    return null
  }
}
