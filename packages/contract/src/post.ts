import { z } from 'zod'
import { hasWordlessImage } from './image.ts'
import { postShapeProblem } from './post-shape.ts'

/** Most characters of what people write in notices and events. */
export const POST_LENGTH = { title: 100, body: 20_000, line: 100, url: 500 } as const

/** One line of text that neither begins nor ends with a space, nor turns the direction of what follows. */
export const LINE_PATTERN = /^(?!.*[\u202D\u202E])\S(?:[^\n\t]*\S)?$/

/** Words of one line or several; nothing in them turns the direction of what stands beside them. */
export const WORDS_PATTERN = /^[^\u202D\u202E]*$/

/** The same with something to read in it. */
export const SOME_WORDS_PATTERN = /^(?=\s*\S)[^\u202D\u202E]*$/

/** A web address; anything else a link could do (`javascript:` …) does not match. */
export const WEB_ADDRESS_PATTERN = /^https?:\/\/[^\s<>"]+$/

/** See {@link LINE_PATTERN}. */
export const postTitleSchema = z.string().max(POST_LENGTH.title).regex(LINE_PATTERN)

/** Markdown source that is there already. What may be written has become less over time. */
export const storedBodySchema = z.string().max(POST_LENGTH.body)

/** Markdown source somebody writes: with words for its pictures, and quick to draw. */
export const postBodySchema = storedBodySchema
  .regex(WORDS_PATTERN)
  .refine((body) => !hasWordlessImage(body), { params: { code: 'NO_WORDS' } })
  .superRefine((body, context) => {
    const code = postShapeProblem(body)
    if (code !== null) context.addIssue({ code: 'custom', params: { code } })
  })

/** A short line of a list, like one reward of an event. */
export const postLineSchema = z.string().max(POST_LENGTH.line).regex(LINE_PATTERN)

/** A link beside a text. */
export const postLinkSchema = z
  .strictObject({
    text: postLineSchema,
    url: z.string().max(POST_LENGTH.url).regex(WEB_ADDRESS_PATTERN),
  })
  .meta({ id: 'PostLink', description: '링크' })

/** See {@link postLinkSchema}. */
export type PostLink = z.output<typeof postLinkSchema>

/** Who wrote something; null for what the product ships. */
export const postAuthorSchema = z.strictObject({ id: z.string(), nickname: z.string() }).nullable()

/** See {@link postAuthorSchema}. */
export type PostAuthor = z.output<typeof postAuthorSchema>

/** What somebody searches titles for; spaces and case do not matter. */
export const postSearchSchema = z.string().max(100).optional()
