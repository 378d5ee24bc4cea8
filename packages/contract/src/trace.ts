import { z } from 'zod'
import { memberAdminSchema } from './member.ts'
import { pageOf, pagingFields } from './paging.ts'
import { QUOTA_NAMES } from './quotas.ts'
import { wireTimeSchema } from './versions.ts'

/**
 * What several accounts may have in common: the network they came from (an IPv4 address, an IPv6 /64),
 * the wider one around it (/48), the browser, or the minute in which they signed up.
 */
export const TRACE_KINDS = ['network', 'around', 'device', 'minute'] as const

/** One of {@link TRACE_KINDS}. */
export type TraceKind = (typeof TRACE_KINDS)[number]

/** The most accounts of a group that are told; `size` counts all. */
export const MOST_TRACED = 50

/** The query of the accounts that have something in common. */
export const traceQuerySchema = z.strictObject({
  kind: z.enum(TRACE_KINDS).default('network'),
  ...pagingFields,
})

const traceGroupSchema = z
  .strictObject({
    id: z.string(),
    lastAt: wireTimeSchema,
    size: z.int().min(2),
    members: z.array(
      z.strictObject({
        member: memberAdminSchema,
        wrote: z.array(z.strictObject({ name: z.enum(QUOTA_NAMES), count: z.int().min(1) })),
      }),
    ),
  })
  .meta({ id: 'TraceGroup', description: '같은 곳의 계정들과 오늘 쓴 것' })

/** Accounts that have something in common, and what each of them has written within a day. */
export type TraceGroup = z.output<typeof traceGroupSchema>

/** One page of groups, those seen last first. */
export const tracePageSchema = pageOf(traceGroupSchema).meta({
  id: 'TracePage',
  description: '같은 곳의 계정',
})
