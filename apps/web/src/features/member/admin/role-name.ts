import { ROLES, type RoleCode } from '@gyeol/contract'

/** A role as players read it. */
export function roleName(code: RoleCode): string {
  return ROLES[code].name
}
