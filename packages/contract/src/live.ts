import { z } from 'zod'
import { CATALOGUE_ENTITY_CODES, type CatalogueEntity } from './names/catalogue-entities.ts'
import { NEWS_KINDS } from './names/news-kinds.ts'

/**
 * Server-sent events about what changes on the site. Not in the route table: that describes calls
 * which end, and this one does not.
 */
export const LIVE_PATH = '/api/live'

/** What can change besides the lists of the catalogue. */
const SITE_KINDS = [...NEWS_KINDS, 'event', 'setting', 'price', 'cook-address'] as const

/** A kind of thing that can change under an open page. */
export type LiveKind = (typeof SITE_KINDS)[number] | CatalogueEntity

/**
 * What can change under an open page: posts, settings (their id is `site`), prices (by the item they
 * are about), what the viewer watches, houses, corrections (to those who answer them, and to their author), what is new in the viewer's saved searches, and items of the catalogue by their list; the id is
 * {@link LIVE_WHOLE_LIST} when many changed at once.
 */
export const LIVE_KINDS: readonly LiveKind[] = [...SITE_KINDS, ...CATALOGUE_ENTITY_CODES]

/** In place of an id: any number of items of that list have changed. No item is called so. */
export const LIVE_WHOLE_LIST = 'all'

/** What happened to it, as its viewers see it: a post that is hidden again is `deleted`. */
export const LIVE_ACTIONS = ['created', 'updated', 'deleted'] as const

/** One of {@link LIVE_ACTIONS}. */
export type LiveAction = (typeof LIVE_ACTIONS)[number]

/** Names of the server-sent events; `reset` means that too much was missed to tell it. */
export const LIVE_EVENTS = { hello: 'hello', change: 'change', reset: 'reset' } as const

/** The data of a `change`: never more than which item it is. */
export const liveChangeSchema = z.strictObject({
  kind: z.enum(LIVE_KINDS),
  id: z.string(),
  action: z.enum(LIVE_ACTIONS),
})

/** See {@link liveChangeSchema}. */
export type LiveChange = z.output<typeof liveChangeSchema>
