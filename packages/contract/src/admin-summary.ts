import { z } from 'zod'
import { MEMBER_STATUSES } from './member.ts'
import { STORED_ROLE_CODES } from './roles.ts'
import { wireTimeSchema } from './versions.ts'

const countSchema = z.int().min(0)

/** A number with the name of what it counts; each part of the site adds its own. */
export const namedCountSchema = z.strictObject({ code: z.string(), count: countSchema })

/** See {@link namedCountSchema}. */
export type NamedCount = z.output<typeof namedCountSchema>

/**
 * What an administrator sees first.
 *
 * - `counts`: sizes of the parts of the site.
 * - `attention`: what somebody should look at; only counts above zero.
 * - `freshness`: how old each shipped or dated set of facts is.
 */
export const adminSummarySchema = z
  .strictObject({
    at: wireTimeSchema,
    members: z.strictObject({
      total: countSchema,
      newThisWeek: countSchema,
      activeThisWeek: countSchema,
      byRole: z.array(z.strictObject({ code: z.enum(STORED_ROLE_CODES), count: countSchema })),
      byStatus: z.array(z.strictObject({ code: z.enum(MEMBER_STATUSES), count: countSchema })),
    }),
    counts: z.array(namedCountSchema),
    attention: z.array(namedCountSchema),
    freshness: z.array(z.strictObject({ code: z.string(), asOf: z.string(), source: z.string() })),
  })
  .meta({ id: 'AdminSummary', description: '관리 화면 요약' })

/** See {@link adminSummarySchema}. */
export type AdminSummary = z.output<typeof adminSummarySchema>
