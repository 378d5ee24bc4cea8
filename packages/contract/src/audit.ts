import { z } from 'zod'
import { idSchema } from './ids.ts'
import { pageOf, pagingFields } from './paging.ts'
import { wireTimeSchema } from './versions.ts'

const stateSchema = z.record(z.string(), z.unknown()).nullable()

/** Parts of the site in which things are done, with the kinds of things of each. */
export const AUDIT_AREAS = {
  catalogue: [
    'crysta',
    'registlet',
    'ability',
    'boss',
    'equipment',
    'job',
    'import',
    'main-quest',
    'character-case',
    'search-alias',
  ],
  post: ['notice', 'event'],
  member: ['member', 'takedown', 'problem'],
  price: ['price', 'price-item', 'price-kind', 'price-report', 'cook-address'],
  site: ['setting', 'backup', 'export', 'policy', 'alert'],
} as const satisfies Record<string, readonly string[]>

/** A part of the site in which things are done; see {@link AUDIT_AREAS}. */
export type AuditArea = keyof typeof AUDIT_AREAS

/** The codes of {@link AUDIT_AREAS}, in the order they are shown. */
export const AUDIT_AREA_CODES = [
  'catalogue',
  'post',
  'member',
  'price',
  'site',
] as const satisfies readonly AuditArea[]

/**
 * What somebody did. `actor` is null for the command line; `entityName` is what the thing is called
 * now, or was called when it went, null where it has no name; `before` and `after` hold the fields
 * that changed, never a secret.
 */
export const auditEntrySchema = z
  .strictObject({
    id: z.string(),
    at: wireTimeSchema,
    actor: z.strictObject({ id: z.string(), nickname: z.string() }).nullable(),
    action: z.string(),
    entity: z.string(),
    entityId: z.string(),
    entityName: z.string().nullable(),
    before: stateSchema,
    after: stateSchema,
    reason: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry', description: '기록 하나' })

/** See {@link auditEntrySchema}. */
export type AuditEntry = z.output<typeof auditEntrySchema>

const auditFilters = {
  actorId: idSchema.optional(),
  action: z.string().min(1).max(64).optional(),
  entity: z.string().min(1).max(64).optional(),
  entityId: idSchema.optional(),
  area: z.enum(AUDIT_AREA_CODES).optional(),
  /** In the name of who did it or of the thing, or in the reason. */
  search: z.string().max(100).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
} as const

/** Filters of the audit log: whole days in Korea, both ends included. */
export const auditFilterSchema = z.strictObject(auditFilters)

/** See {@link auditFilterSchema}. */
export type AuditFilter = z.output<typeof auditFilterSchema>

/** The query of the audit log. */
export const auditQuerySchema = z.strictObject({ ...auditFilters, ...pagingFields })

/**
 * One page of the audit log, newest first. `areas`: how many entries of each part the other filters
 * let through.
 */
export const auditPageSchema = pageOf(auditEntrySchema)
  .extend({ areas: z.record(z.enum(AUDIT_AREA_CODES), z.int().min(0)) })
  .meta({ id: 'AuditPage', description: '기록 목록' })
