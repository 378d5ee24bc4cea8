import {
  LEVEL_ROLE_CODES,
  LEVEL_ROLES,
  type LevelName,
  type RoleName,
  ROLES,
  type RoleView,
  STORED_ROLE_CODES,
} from '@gyeol/contract'
import { type Viewer, roleViewOf } from '../../http/viewer.ts'
import { mayGrant } from './member-rights.ts'

/** The roles a caller holds, with everything they permit; a visitor holds none. */
export function listOwnRoles(viewer: Viewer): RoleView[] {
  const { member, session } = viewer
  return member && session ? [roleViewOf({ ...viewer, member, session })] : []
}

/** Every role a member can hold, and which of them the caller may give. */
export function listRoleNames(viewer: Viewer): RoleName[] {
  return STORED_ROLE_CODES.map((code) => {
    const { name, level } = ROLES[code]
    return { code, name, level, assignable: mayGrant(viewer, code) }
  })
}

/** The audiences the caller may address: up to their own level. */
export function listLevelNames({ level }: Viewer): LevelName[] {
  return LEVEL_ROLE_CODES.filter((code) => LEVEL_ROLES[code].level <= level).map((code) => ({
    code,
    ...LEVEL_ROLES[code],
  }))
}
