import { z } from 'zod'

/**
 * Ids in paths and bodies: readable slugs for game data, UUIDv7 for what people write. A malformed
 * id in a path answers 404, in a body 400.
 */
export const ID_PATTERN = /^[A-Za-z0-9_-]{1,64}$/

/** An id of any entity, see {@link ID_PATTERN}. */
export const idSchema = z.string().regex(ID_PATTERN)

/** The path parameters of every `/{id}` route. */
export const idParamsSchema = z.strictObject({ id: idSchema })
