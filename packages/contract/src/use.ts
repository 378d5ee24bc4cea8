import { z } from 'zod'
import { idSchema } from './ids.ts'
import { CATALOGUE_ENTITY_CODES } from './names/catalogue-entities.ts'

/**
 * How something names what is about to be removed.
 *
 * - `stage`: hangs on it and would lose its place: it cannot be removed before these.
 * - `drop`: drops it, or is dropped by it. `guide`: recommends it. `quest`: asks for it.
 * - `price`: its prices are kept under it. `proposal`: an open proposal to change it.
 * - `post`: what people have written leads to it. `thing`: the thing of the library that is traded.
 * - `report`, `statement`, `watch`, `ledger`, `merged`: what hangs on an item with a price. Of what
 *   members keep for themselves only the number is told.
 */
export const USE_CODES = [
  'stage',
  'drop',
  'guide',
  'quest',
  'price',
  'proposal',
  'post',
  'thing',
  'report',
  'statement',
  'watch',
  'ledger',
  'merged',
] as const

/** One of {@link USE_CODES}. */
export type UseCode = (typeof USE_CODES)[number]

/** Which item of which list a path names. */
export const useParamsSchema = z.strictObject({
  entity: z.enum(CATALOGUE_ENTITY_CODES),
  id: idSchema,
})

/** Most things one way of use names; more are counted. Some ways are counted only. */
export const MOST_USES = 20

/**
 * Everything that names an item or a notice, by how it does. `blocks`: it cannot be removed while it is so;
 * `path`: the page of what names it, in this site.
 */
export const usesSchema = z
  .strictObject({
    groups: z.array(
      z.strictObject({
        code: z.enum(USE_CODES),
        blocks: z.boolean(),
        total: z.int().min(1),
        items: z.array(z.strictObject({ name: z.string(), path: z.string() })),
      }),
    ),
  })
  .meta({ id: 'Uses', description: '자료를 쓰는 곳' })

/** See {@link usesSchema}. */
export type Uses = z.output<typeof usesSchema>
