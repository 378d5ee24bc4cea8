import { z } from 'zod'

/** How often a row has been written, from 1; a PUT carries the one it saw (409 STALE otherwise). */
export const versionSchema = z.int().min(1)

/** What a POST that makes an editable row answers. */
export const createdSchema = z.strictObject({ id: z.string(), version: versionSchema })

/** A time on the wire: ISO 8601 in UTC. */
export const wireTimeSchema = z.iso.datetime()
