import { z } from 'zod'
import { idSchema } from './ids.ts'
import { CATALOGUE_ENTITY_CODES } from './names/catalogue-entities.ts'
import { versionSchema, wireTimeSchema } from './versions.ts'

/** What has earlier versions that its editors may read and bring back. */
export const REVISED_ENTITIES = ['notice', 'event', ...CATALOGUE_ENTITY_CODES] as const

/** One of {@link REVISED_ENTITIES}. */
export type RevisedEntity = (typeof REVISED_ENTITIES)[number]

/**
 * How a version came about. `start`: as it was before the first change that is known (as the release
 * brought it, say); `undo`: a file was taken back.
 */
export const REVISION_ACTS = [
  'start',
  'create',
  'update',
  'delete',
  'restore',
  'import',
  'undo',
] as const

/** One of {@link REVISION_ACTS}. */
export type RevisionAct = (typeof REVISION_ACTS)[number]

/** Most versions a list tells; older ones are counted only. */
export const MOST_REVISIONS = 50

/** Which thing. */
export const revisedParamsSchema = z.strictObject({
  entity: z.enum(REVISED_ENTITIES),
  id: idSchema,
})

/** Which version of it. */
export const revisionParamsSchema = revisedParamsSchema.extend({ revision: idSchema })

const revisionFields = {
  id: z.string(),
  /** Null for the start. */
  at: wireTimeSchema.nullable(),
  actor: z.strictObject({ id: z.string(), nickname: z.string() }).nullable(),
  act: z.enum(REVISION_ACTS),
  /** The fields that changed; none where it was made or removed. */
  fields: z.array(z.string()),
  reason: z.string().nullable(),
} as const

const revisionSchema = z
  .strictObject(revisionFields)
  .meta({ id: 'Revision', description: '이전 판 하나' })

/** See {@link REVISION_ACTS}; the newest first. */
export type Revision = z.output<typeof revisionSchema>

/** The versions of a thing. `isGone`: it is not there any more and can be restored. */
export const revisionListSchema = z
  .strictObject({
    id: z.string(),
    isGone: z.boolean(),
    total: z.int().min(0),
    items: z.array(revisionSchema),
  })
  .meta({ id: 'RevisionList', description: '이전 판 목록' })

/** See {@link revisionListSchema}. */
export type RevisionList = z.output<typeof revisionListSchema>

/**
 * One version with its whole content, in the fields its writing endpoint takes; after a removal: what
 * was removed.
 */
export const revisionContentSchema = z
  .strictObject({ ...revisionFields, content: z.record(z.string(), z.unknown()) })
  .meta({ id: 'RevisionContent', description: '이전 판의 내용' })

/** See {@link revisionContentSchema}. */
export type RevisionContent = z.output<typeof revisionContentSchema>

/** Which version a thing that is gone comes back as; without it the last one. */
export const restoreSchema = z
  .strictObject({ revision: idSchema.optional() })
  .meta({ id: 'Restore', description: '지운 것 되살리기' })

/** What came back; its address is the one it had. */
export const restoredSchema = z
  .strictObject({ id: z.string(), version: versionSchema })
  .meta({ id: 'Restored', description: '되살린 것' })
