import { LEVEL_ROLES as KOREAN, type LevelRoleCode } from './level-roles.ts'

export { LEVEL_ROLE_CODES } from './level-roles.ts'

const NAMES: Readonly<Record<LevelRoleCode, string>> = {
  ALL: 'Everyone',
  MEMBER: 'Members and above',
  CONTRIBUTOR: 'Contributors and above',
  EDITOR: 'Editors and above',
  ADMIN: 'Administrators and above',
}

type LevelRole = { readonly level: number; readonly name: string }

// Object.fromEntries loses the literal keys; they are those of the Korean list.
/** Audiences of notices with their names in English. */
export const LEVEL_ROLES = Object.fromEntries(
  Object.entries(KOREAN).map(([code, { level }]) => [
    code,
    { level, name: NAMES[code as LevelRoleCode] },
  ]),
) as Readonly<Record<LevelRoleCode, LevelRole>>
