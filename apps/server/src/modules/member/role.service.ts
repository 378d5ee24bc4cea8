import { permissionsOf, ROLES, type RoleCode, type RoleView } from '@gyeol/contract'

/** The roles a caller holds, with everything they permit; a visitor holds none. */
export function listOwnRoles(role: RoleCode): RoleView[] {
  if (role === 'VISITOR') return []
  const { name, level } = ROLES[role]
  return [{ code: role, name, level, permissions: [...permissionsOf(role)] }]
}
