import { z } from 'zod'

/**
 * Server-sent events about what changes on the site. Not in the route table: that describes calls
 * which end, and this one does not.
 */
export const LIVE_PATH = '/api/live'

/** What can change under an open page. The id of a setting is `site`. */
export const LIVE_KINDS = ['notice', 'event', 'setting'] as const

/** One of {@link LIVE_KINDS}. */
export type LiveKind = (typeof LIVE_KINDS)[number]

/** What happened to it, as its readers see it: a post that is hidden again is `deleted`. */
export const LIVE_ACTIONS = ['created', 'updated', 'deleted'] as const

/** One of {@link LIVE_ACTIONS}. */
export type LiveAction = (typeof LIVE_ACTIONS)[number]

/** Names of the server-sent events; `reset` means that too much was missed to tell it. */
export const LIVE_EVENTS = { hello: 'hello', change: 'change', reset: 'reset' } as const

/** The data of a `change`: never more than which thing it is. */
export const liveChangeSchema = z.strictObject({
  kind: z.enum(LIVE_KINDS),
  id: z.string(),
  action: z.enum(LIVE_ACTIONS),
})

/** See {@link liveChangeSchema}. */
export type LiveChange = z.output<typeof liveChangeSchema>
