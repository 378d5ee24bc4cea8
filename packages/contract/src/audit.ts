import { z } from 'zod'
import { idSchema } from './ids.ts'
import { pageOf, pagingFields } from './paging.ts'
import { wireTimeSchema } from './versions.ts'

const stateSchema = z.record(z.string(), z.unknown()).nullable()

/**
 * What somebody did. `actor` is null for the command line; `before` and `after` hold the
 * fields that changed, never a secret.
 */
export const auditEntrySchema = z
  .strictObject({
    id: z.string(),
    at: wireTimeSchema,
    actor: z.strictObject({ id: z.string(), nickname: z.string() }).nullable(),
    action: z.string(),
    entity: z.string(),
    entityId: z.string(),
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
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
} as const

/** Filters of the audit log: whole days in Korea, both ends included. */
export const auditFilterSchema = z.strictObject(auditFilters)

/** See {@link auditFilterSchema}. */
export type AuditFilter = z.output<typeof auditFilterSchema>

/** The query of the audit log. */
export const auditQuerySchema = z.strictObject({ ...auditFilters, ...pagingFields })

/** One page of the audit log, newest first. */
export const auditPageSchema = pageOf(auditEntrySchema).meta({
  id: 'AuditPage',
  description: '기록 목록',
})
