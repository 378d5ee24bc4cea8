/**
 * Audiences of notices (API contract §1). A caller sees a notice when their role's level is at
 * least the audience's level.
 */
export const LEVEL_ROLES = {
  ALL: { level: 0, name: '전체' },
  MEMBER: { level: 10, name: '회원 이상' },
  CONTRIBUTOR: { level: 20, name: '기여자 이상' },
  EDITOR: { level: 30, name: '편집자 이상' },
  ADMIN: { level: 40, name: '관리자 이상' },
} as const satisfies Record<string, { readonly level: number; readonly name: string }>

/** An audience's code on the wire and in the database. */
export type LevelRoleCode = keyof typeof LEVEL_ROLES

// Object.keys loses the literal keys; the object above is the only source of them.
/** Audience codes from the widest to the narrowest. */
export const LEVEL_ROLE_CODES = Object.keys(LEVEL_ROLES) as readonly LevelRoleCode[]
