import { z } from 'zod'
import { wireTimeSchema } from './versions.ts'

/** What those who look after members note about one of them; the member never sees it. */
export const memberNoteSchema = z
  .strictObject({
    id: z.string(),
    text: z.string(),
    author: z.strictObject({ id: z.string(), nickname: z.string() }).nullable(),
    at: wireTimeSchema,
    canDelete: z.boolean(),
  })
  .meta({ id: 'MemberNote', description: '운영 메모' })

/** See {@link memberNoteSchema}. */
export type MemberNote = z.output<typeof memberNoteSchema>

/** A new note. */
export const memberNoteInputSchema = z
  .strictObject({ text: z.string().min(1).max(1000).regex(/\S/) })
  .meta({ id: 'CreateMemberNote', description: '운영 메모 쓰기' })
