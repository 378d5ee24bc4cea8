import { z } from 'zod'
import { shortLinkCodeIn } from './names/meant-path.ts'
import { SHORT_LINK_CODE, SHORT_LINK_PATHS } from './names/short-links.ts'
import { pageOf, pagingFields } from './paging.ts'
import { wireTimeSchema } from './versions.ts'

/** Largest request that makes a short link: the longest address a planner writes, and its words. */
export const SHORT_LINK_BODY_BYTES = 32 * 1024

const pathSchema = z.enum(SHORT_LINK_PATHS)

/** What a planner packs into its address, from the `#` on. */
const hashSchema = z.string().regex(/^#[\w.~=&-]{2,24000}$/)

const words = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !/\p{Cc}/u.test(text), '줄을 바꾸지 않고 적어 주세요.')

/**
 * The address of a work that is packed into it, and what a preview says of it. `removalKey`: of a link
 * the maker has removed, by which it comes back under its own code.
 */
export const shortLinkInputSchema = z
  .strictObject({
    path: pathSchema,
    hash: hashSchema,
    title: words(60).refine((text) => text.trim() !== '', '제목이 비어 있어요.'),
    summary: words(200),
    removalKey: z
      .string()
      .regex(/^[A-Za-z0-9_-]{24}$/)
      .optional(),
  })
  .meta({ id: 'MakeShortLink', description: '짧은 링크 만들기' })

/** See {@link shortLinkInputSchema}. */
export type ShortLinkInput = z.output<typeof shortLinkInputSchema>

/** `removalKey`: for makers without an account, told once. A member's same work has the same link. */
export const madeShortLinkSchema = z
  .strictObject({
    code: z.string().regex(SHORT_LINK_CODE),
    isMine: z.boolean(),
    removalKey: z.string().max(64).nullable(),
  })
  .meta({ id: 'MadeShortLink', description: '만든 짧은 링크' })

/** See {@link madeShortLinkSchema}. */
export type MadeShortLink = z.output<typeof madeShortLinkSchema>

/** Where a short link leads. */
export const shortLinkSchema = z
  .strictObject({
    code: z.string().regex(SHORT_LINK_CODE),
    path: pathSchema,
    hash: z.string(),
    title: z.string(),
    summary: z.string(),
    createdAt: wireTimeSchema,
  })
  .meta({ id: 'ShortLink', description: '짧은 링크' })

/** See {@link shortLinkSchema}. */
export type ShortLink = z.output<typeof shortLinkSchema>

/** Most links of one page: each may be as long as the longest address. */
const MOST_OF_PAGE = 40

/** The query of one's own links. */
export const shortLinkQuerySchema = z.strictObject({
  page: pagingFields.page,
  pageSize: z.coerce.number().int().min(1).max(MOST_OF_PAGE).default(20),
})

/** A page of one's own links, the newest first. */
export const shortLinkPageSchema = pageOf(shortLinkSchema).meta({
  id: 'ShortLinkPage',
  description: '내가 만든 짧은 링크의 한 쪽',
})

/** A malformed code answers 404; what a chat has glued to one is none of it. */
export const shortLinkParamsSchema = z.strictObject({
  code: z
    .string()
    .overwrite((code) => shortLinkCodeIn(code) ?? code)
    .regex(SHORT_LINK_CODE),
})

/** `removalKey`: of a maker without an account. */
export const removeShortLinkSchema = z
  .strictObject({ removalKey: z.string().max(64).optional() })
  .meta({ id: 'RemoveShortLink', description: '짧은 링크 지우기' })
