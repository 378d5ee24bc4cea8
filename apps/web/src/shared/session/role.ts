/** One role of the viewer as `GET /api/role` tells it. */
export type Role = {
  readonly code: string
  readonly name: string
  readonly level: number
  readonly permissions: readonly string[]
}

/** Reads the answer; entries of another shape are left out, so a strange answer never grants. */
export function readRoles(answer: unknown): Role[] {
  return Array.isArray(answer) ? answer.filter(isRole) : []
}

/** Whether any of the roles permits `permission`. */
export function permits(roles: readonly Role[], permission: string): boolean {
  return roles.some((role) => role.permissions.includes(permission))
}

function isRole(value: unknown): value is Role {
  if (typeof value !== 'object' || value === null) return false
  const { code, name, level, permissions } = value as Partial<Record<keyof Role, unknown>> // every field is checked below
  return (
    typeof code === 'string' &&
    typeof name === 'string' &&
    typeof level === 'number' &&
    Array.isArray(permissions) &&
    permissions.every((permission) => typeof permission === 'string')
  )
}
