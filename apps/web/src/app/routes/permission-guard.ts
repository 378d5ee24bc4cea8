import { data, type LoaderFunction, redirect, replace } from 'react-router'
import { loginPath } from '../../shared/router/safe-path.ts'
import { permits } from '../../shared/session/role.ts'
import { knownRoles } from '../../shared/session/session-store.ts'

/**
 * A loader that waits for the viewer's roles and shows the not-found screen to everybody who lacks
 * `permission`. For comfort only: what is secret is guarded by the server.
 */
export function hideWithout(permission: string): LoaderFunction {
  return async () => {
    if (!permits(await knownRoles(), permission)) throw data(null, { status: 404 })
    return null
  }
}

/**
 * A loader that sends visitors to the login screen, with the way back, and those whose role lacks
 * `permission` to the forbidden screen (API contract §5). For comfort only, as above.
 */
export function requirePermission(permission: string): LoaderFunction {
  return async ({ request }) => {
    const roles = await knownRoles()
    if (permits(roles, permission)) return null
    if (roles.length > 0) throw replace('/403')
    const { pathname, search, hash } = new URL(request.url)
    throw redirect(loginPath(pathname + search + hash))
  }
}
