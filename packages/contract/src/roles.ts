import { ROLE_NAMES } from './names/role-names.ts'

/**
 * Everything a caller can be allowed to do (API contract §1). Handlers ask for one of these names,
 * never for a role, so a role may grow without touching a handler.
 */
export const PERMISSIONS = [
  'profile.self',
  'session.self',
  'notice.read-mark',
  'current-price.report',
  'cook-address.own',
  'cook-address.confirm',
  'correction.propose',
  'price-item.propose',
  'price-watch.self',
  'price-ledger.self',
  'saved-search.self',
  'price.write-own',
  'office.open',
  'catalogue.write',
  'event.write',
  'notice.write-own',
  'image.write',
  'price.write-any',
  'price-item.write',
  'price-report.moderate',
  'cook-address.write-any',
  'content.moderate',
  'member.level-list',
  'member.read',
  'member.write-below',
  'notice.write-any',
  'setting.read',
  'audit.read',
  'debug.read',
  'catalogue.import',
  'member.write-any',
  'setting.write',
  'backup.download',
] as const

/** One of {@link PERMISSIONS}. */
export type Permission = (typeof PERMISSIONS)[number]

type RoleRule = {
  readonly level: number
  readonly name: string
  /** What this role may do in addition to the role below it. */
  readonly adds: readonly Permission[]
}

/** The roles from the lowest to the highest. VISITOR is nobody's stored role. */
export const ROLES = {
  VISITOR: { level: 0, name: ROLE_NAMES.VISITOR, adds: [] },
  MEMBER: {
    level: 10,
    name: ROLE_NAMES.MEMBER,
    adds: [
      'profile.self',
      'session.self',
      'notice.read-mark',
      'current-price.report',
      'cook-address.own',
      'cook-address.confirm',
      'correction.propose',
      'price-item.propose',
      'price-watch.self',
      'price-ledger.self',
      'saved-search.self',
    ],
  },
  CONTRIBUTOR: { level: 20, name: ROLE_NAMES.CONTRIBUTOR, adds: ['price.write-own'] },
  EDITOR: {
    level: 30,
    name: ROLE_NAMES.EDITOR,
    adds: [
      'office.open',
      'catalogue.write',
      'event.write',
      'notice.write-own',
      'image.write',
      'price.write-any',
      'price-item.write',
      'price-report.moderate',
      'cook-address.write-any',
      'content.moderate',
      'member.level-list',
    ],
  },
  ADMIN: {
    level: 40,
    name: ROLE_NAMES.ADMIN,
    adds: [
      'member.read',
      'member.write-below',
      'notice.write-any',
      'setting.read',
      'audit.read',
      'debug.read',
      'catalogue.import',
    ],
  },
  OWNER: {
    level: 50,
    name: ROLE_NAMES.OWNER,
    adds: ['member.write-any', 'setting.write', 'backup.download'],
  },
} as const satisfies Record<string, RoleRule>

/** A role's code on the wire and in the database. */
export type RoleCode = keyof typeof ROLES

// Object.keys loses the literal keys; the object above is the only source of them.
/** Role codes from the lowest to the highest. */
export const ROLE_CODES = Object.keys(ROLES) as readonly RoleCode[]

/** The roles a member can hold: all but the visitor's. */
export const STORED_ROLE_CODES = ROLE_CODES.filter((code) => code !== 'VISITOR')

/** One of {@link STORED_ROLE_CODES}. */
export type StoredRoleCode = (typeof STORED_ROLE_CODES)[number]

/** Whether a role's accounts are guarded harder: shorter sessions, and a second step on demand. */
export function isStaff(code: RoleCode): boolean {
  return ROLES[code].level >= ROLES.ADMIN.level
}

/** Every permission of a role: its own and those of all roles below it. */
export function permissionsOf(code: RoleCode): readonly Permission[] {
  const { level } = ROLES[code]
  return ROLE_CODES.filter((lower) => ROLES[lower].level <= level).flatMap(
    (lower): readonly Permission[] => ROLES[lower].adds,
  )
}
