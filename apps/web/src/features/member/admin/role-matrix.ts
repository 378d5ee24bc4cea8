import {
  type Permission,
  PERMISSIONS,
  permissionsOf,
  STORED_ROLE_CODES,
  type StoredRoleCode,
} from '@gyeol/contract'
import { permissionTexts } from './role-duties.texts.ts'

/** One thing that can be allowed, and which roles it is allowed to. */
export type MatrixRow = {
  readonly permission: Permission
  readonly words: string
  readonly roles: readonly StoredRoleCode[]
}

/** What roles may do, from the one table of permissions; what goes without saying is left out. */
export function roleMatrix(): MatrixRow[] {
  return PERMISSIONS.flatMap((permission) => {
    const words = permissionTexts[permission]
    if (words === null) return []
    const roles = STORED_ROLE_CODES.filter((code) => permissionsOf(code).includes(permission))
    return [{ permission, words, roles }]
  })
}
