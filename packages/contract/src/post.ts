import { z } from 'zod'
import { hasWordlessImage } from './image.ts'

/** Most characters of what people write in notices and events. */
export const POST_LENGTH = { title: 100, body: 20_000, line: 100, url: 500 } as const

/** One line of text that neither begins nor ends with a space. */
export const LINE_PATTERN = /^\S(?:[^\n\t]*\S)?$/

/** A web address; anything else a link could do (`javascript:` …) does not match. */
export const WEB_ADDRESS_PATTERN = /^https?:\/\/[^\s<>"]+$/

/** See {@link LINE_PATTERN}. */
export const postTitleSchema = z.string().max(POST_LENGTH.title).regex(LINE_PATTERN)

/** Markdown source. Nobody but the viewer's browser turns it into HTML, through an allow-list. */
export const postBodySchema = z
  .string()
  .max(POST_LENGTH.body)
  .refine((body) => !hasWordlessImage(body), { params: { code: 'NO_WORDS' } })

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
