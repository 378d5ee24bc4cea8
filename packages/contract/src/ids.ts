import { z } from 'zod'

/**
 * Ids in paths and bodies: readable slugs for game data, UUIDv7 for what people write. A malformed
 * id in a path answers 404, in a body 400.
 */
export const ID_PATTERN = /^[A-Za-z0-9_-]{1,64}$/

/** An id of any entity, see {@link ID_PATTERN}. */
export const idSchema = z.string().regex(ID_PATTERN)

/**
 * An id that a body names beside its own. Any text will do: whether there is such an item is asked
 * when it is written, and answers 409 STALE, since it was there when the form was opened.
 */
export const referenceSchema = z.string().min(1).max(64)

/** The path parameters of every `/{id}` route. */
export const idParamsSchema = z.strictObject({ id: idSchema })
