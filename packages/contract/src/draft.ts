import { z } from 'zod'
import { idSchema } from './ids.ts'
import { REVISED_ENTITIES } from './revision.ts'
import { wireTimeSchema } from './versions.ts'

/** Largest request that keeps a draft: as long as the longest notice. */
export const DRAFT_BODY_BYTES = 256 * 1024

/** Most drafts of one member; the oldest make room. */
export const MOST_DRAFTS = 30

/** Which form: what it writes, and the id of what is edited, `new` for a new one. */
export const draftParamsSchema = z.strictObject({ form: z.enum(REVISED_ENTITIES), id: idSchema })

const draftFields = {
  /** The version of the row that is edited; null for a new thing. */
  version: z.int().min(1).nullable(),
  /** The form's fields as they stand: unfinished, so that no schema of what they become holds. */
  values: z.record(z.string().max(64), z.unknown()),
} as const

/** Words of a form that are not sent yet. */
export const draftInputSchema = z
  .strictObject(draftFields)
  .meta({ id: 'SaveDraft', description: '쓰던 내용 맡기기' })

/** What was kept, and when. */
export const draftSchema = z
  .strictObject({ ...draftFields, at: wireTimeSchema })
  .meta({ id: 'Draft', description: '쓰던 내용' })

/** See {@link draftSchema}. */
export type ServerDraft = z.output<typeof draftSchema>

/** `draft` is null where nothing is kept. */
export const draftAnswerSchema = z
  .strictObject({ draft: draftSchema.nullable() })
  .meta({ id: 'DraftAnswer', description: '맡긴 내용' })
