import { z } from 'zod'
import { postBodySchema, postTitleSchema, storedBodySchema } from './post.ts'
import { wireTimeSchema } from './versions.ts'

/** Units a recurrence counts in. */
export const RECURRENCE_UNITS = ['day', 'week', 'month'] as const

/** Which day of a month a monthly recurrence means. */
export const MONTH_BYS = ['day', 'weekday', 'last-weekday'] as const

/** Most of what a recurrence holds, and of the occurrences one answer lists. */
export const RECURRENCE_LIMITS = {
  interval: 99,
  count: 1000,
  exceptions: 200,
  occurrences: 1000,
} as const

function recurrenceWith(body: z.ZodString) {
  const change = z.strictObject({
    startAt: wireTimeSchema,
    endAt: wireTimeSchema,
    title: postTitleSchema.nullable().default(null),
    body: body.nullable().default(null),
  })
  return z.strictObject({
    every: z.enum(RECURRENCE_UNITS),
    interval: z.int().min(1).max(RECURRENCE_LIMITS.interval).default(1),
    weekdays: z.array(z.int().min(0).max(6)).max(7).default([]),
    monthBy: z.enum(MONTH_BYS).default('day'),
    until: z.iso.date().nullable().default(null),
    count: z.int().min(1).max(RECURRENCE_LIMITS.count).nullable().default(null),
    exceptions: z
      .array(z.strictObject({ on: z.iso.date(), change: change.nullable() }))
      .max(RECURRENCE_LIMITS.exceptions)
      .default([]),
  })
}

/**
 * How an event comes again, in Korean days. `weekdays` (0 Sunday – 6) is for weeks, `monthBy` for
 * months; `until` and `count` are not both given. An exception names the day the rule has; without a
 * `change` that day is left out.
 */
export const recurrenceSchema = recurrenceWith(storedBodySchema).meta({
  id: 'Recurrence',
  description: '이벤트의 반복과 예외',
})

/** The same as somebody writes it. */
export const recurrenceInputSchema = recurrenceWith(postBodySchema).meta({
  id: 'WriteRecurrence',
  description: '이벤트의 반복과 예외 쓰기',
})

/** See {@link recurrenceSchema}. */
export type EventRecurrence = z.output<typeof recurrenceSchema>
