import { z } from 'zod'
import { wireTimeSchema } from './versions.ts'

/**
 * One kind of thing that waits for somebody. `count` null: it could not be counted, and `failure` is
 * the number under which the server's log tells why. `oldestAt`: since when the oldest waits, where
 * that is known; `firstId`: what to begin
 * with, where those that wait have no list of their own. `isUrgent`: to be looked at before everything else.
 */
export const taskSchema = z
  .strictObject({
    code: z.string(),
    count: z.int().min(0).nullable(),
    oldestAt: wireTimeSchema.nullable(),
    firstId: z.string().nullable(),
    isUrgent: z.boolean(),
    failure: z.string().nullable(),
  })
  .meta({ id: 'Task', description: '기다리는 일 한 가지' })

/** See {@link taskSchema}. */
export type Task = z.output<typeof taskSchema>

/** What whoever sets a site up does once, in its order. */
export const SETUP_STEPS = [
  'totp',
  'backup',
  'setting',
  'menu',
  'sample',
  'import',
  'event',
  'price',
  'notice',
  'push',
  'invite',
] as const

/** One of {@link SETUP_STEPS}. */
export type SetupStep = (typeof SETUP_STEPS)[number]

/** What an owner decided of the first steps: the list put away, and the samples kept as they are. */
export const setupChoiceSchema = z
  .strictObject({ isAway: z.boolean(), keepsSamples: z.boolean() })
  .meta({ id: 'SetupChoice', description: '처음 할 일에 정한 것' })

/** See {@link setupChoiceSchema}. */
export type SetupChoice = z.output<typeof setupChoiceSchema>

/**
 * What waits for the viewer: only kinds of tasks their role may do, those without any too. `setup` is
 * empty for all but those who may write the settings of the site.
 */
export const todaySchema = z
  .strictObject({
    at: wireTimeSchema,
    tasks: z.array(taskSchema),
    setup: z.array(z.strictObject({ code: z.enum(SETUP_STEPS), isDone: z.boolean() })),
    setupChoice: setupChoiceSchema,
  })
  .meta({ id: 'Today', description: '오늘 할 일' })

/** See {@link todaySchema}. */
export type Today = z.output<typeof todaySchema>
