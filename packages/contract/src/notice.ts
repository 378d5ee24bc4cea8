import { z } from 'zod'
import { LEVEL_ROLE_CODES } from './names/level-roles.ts'
import { NOTICE_PACES } from './names/notice-paces.ts'
import { pageOf, pagingFields } from './paging.ts'
import { postAuthorSchema, postBodySchema, postSearchSchema, postTitleSchema } from './post.ts'
import { wireTimeSchema, versionSchema } from './versions.ts'

/**
 * Which notices a list holds.
 *
 * - `public`: those for everybody.
 * - `inbox`: those whose audience the viewer belongs to.
 * - `manage`: those the viewer may edit, scheduled ones too.
 */
export const NOTICE_VIEWS = ['public', 'inbox', 'manage'] as const

/** One of {@link NOTICE_VIEWS}. */
export type NoticeView = (typeof NOTICE_VIEWS)[number]

const summaryFields = {
  id: z.string(),
  title: z.string(),
  levelCode: z.enum(LEVEL_ROLE_CODES),
  pinned: z.boolean(),
  author: postAuthorSchema,
  publishedAt: wireTimeSchema,
  isScheduled: z.boolean(),
  read: z.boolean(),
  canEdit: z.boolean(),
  version: versionSchema,
} as const

/**
 * A notice in a list. `isScheduled`: its time has not come and only its editors see it. `read` is
 * always false for visitors, whose browser remembers by itself.
 */
export const noticeSummarySchema = z
  .strictObject(summaryFields)
  .meta({ id: 'NoticeSummary', description: '공지 목록의 한 줄' })

/** See {@link noticeSummarySchema}. */
export type NoticeSummary = z.output<typeof noticeSummarySchema>

/** A whole notice; `body` is Markdown source. */
export const noticeSchema = z
  .strictObject({ ...summaryFields, body: z.string(), updatedAt: wireTimeSchema })
  .meta({ id: 'Notice', description: '공지' })

/** See {@link noticeSchema}. */
export type Notice = z.output<typeof noticeSchema>

const inputFields = {
  title: postTitleSchema,
  body: postBodySchema.min(1),
  levelCode: z.enum(LEVEL_ROLE_CODES).default('ALL'),
  pinned: z.boolean().default(false),
  publishAt: wireTimeSchema.optional(),
} as const

/** A new notice; without `publishAt` it is published at once. */
export const noticeInputSchema = z
  .strictObject(inputFields)
  .meta({ id: 'CreateNotice', description: '공지 쓰기' })

/** See {@link noticeInputSchema}. */
export type NoticeInput = z.output<typeof noticeInputSchema>

/** A changed notice; without `publishAt` its time stays. */
export const updateNoticeSchema = z
  .strictObject({ ...inputFields, version: versionSchema })
  .meta({ id: 'UpdateNotice', description: '공지 고치기' })

/** See {@link updateNoticeSchema}. */
export type UpdateNotice = z.output<typeof updateNoticeSchema>

/** The query of the notice list. */
export const noticeQuerySchema = z.strictObject({
  view: z.enum(NOTICE_VIEWS).default('inbox'),
  search: postSearchSchema,
  ...pagingFields,
})

/** See {@link noticeQuerySchema}. */
export type NoticeQuery = z.output<typeof noticeQuerySchema>

const countSchema = z.int().min(0).nullable()

/**
 * One page of notices, pinned ones first. `unread` counts the whole inbox, `bell` what of it the bell
 * tells by now, at the viewer's pace; null for visitors.
 */
export const noticePageSchema = pageOf(noticeSummarySchema)
  .extend({ unread: countSchema, bell: countSchema })
  .meta({ id: 'NoticePage', description: '공지 목록' })

/** See {@link noticePageSchema}. */
export type NoticePage = z.output<typeof noticePageSchema>

/** How soon the viewer's bell tells of new notices. */
export const noticeBellSchema = z
  .strictObject({ pace: z.enum(NOTICE_PACES) })
  .meta({ id: 'NoticeBell', description: '종이 새 공지를 알리는 때' })

/** See {@link noticeBellSchema}. */
export type NoticeBell = z.output<typeof noticeBellSchema>
