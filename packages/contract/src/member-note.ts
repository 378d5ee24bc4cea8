import { z } from 'zod'
import { MAX_PAGE_SIZE, pagingFields } from './paging.ts'
import { wireTimeSchema } from './versions.ts'
import { SOME_WORDS_PATTERN } from './post.ts'

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

/** Which of a member's notes, the newest first; as many as may be when the query does not say. */
export const memberNoteQuerySchema = z.strictObject({
  page: pagingFields.page,
  pageSize: pagingFields.pageSize.unwrap().default(MAX_PAGE_SIZE),
})

/** See {@link memberNoteQuerySchema}. */
export type MemberNoteQuery = z.output<typeof memberNoteQuerySchema>

/** A new note. */
export const memberNoteInputSchema = z
  .strictObject({ text: z.string().min(1).max(1000).regex(SOME_WORDS_PATTERN) })
  .meta({ id: 'CreateMemberNote', description: '운영 메모 쓰기' })
