import { data, type LoaderFunction } from 'react-router'
import { roleApi } from '../../shared/session/role-api.ts'
import { permits } from '../../shared/session/role.ts'
import type { AppStore } from '../store.ts'

/**
 * A loader that waits for the reader's roles and shows the not-found screen to everybody who lacks
 * `permission`. For comfort only: what is secret is guarded by the server.
 */
export function requirePermission(store: AppStore, permission: string): LoaderFunction {
  return async () => {
    const asked = store.dispatch(roleApi.endpoints.roles.initiate())
    const { data: roles = [] } = await asked
    asked.unsubscribe()
    if (!permits(roles, permission)) throw data(null, { status: 404 })
    return null
  }
}
