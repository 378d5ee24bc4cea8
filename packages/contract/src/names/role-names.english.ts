import type { ROLE_NAMES as KOREAN } from './role-names.ts'

/** What the roles are called in English. */
export const ROLE_NAMES: Readonly<Record<keyof typeof KOREAN, string>> = {
  VISITOR: 'Visitor',
  MEMBER: 'Member',
  CONTRIBUTOR: 'Contributor',
  EDITOR: 'Editor',
  ADMIN: 'Administrator',
  OWNER: 'Owner',
}
