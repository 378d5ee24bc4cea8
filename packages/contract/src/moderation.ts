import { z } from 'zod'
import { idSchema } from './ids.ts'
import { CATALOGUE_ENTITY_CODES } from './names/catalogue-entities.ts'
import { CONTENT_KINDS, PROBLEM_REASONS } from './names/content-kinds.ts'
import { pageOf, pagingFields } from './paging.ts'
import { WORDS_PATTERN, postAuthorSchema } from './post.ts'
import { wireTimeSchema } from './versions.ts'

/** How long what was removed can still be brought back. */
export const REMOVAL_DAYS = 7

/** The most contents one call takes down or brings back; a caller with more calls again. */
export const MOST_AT_ONCE = 300

/** The most members of whom one call takes down everything; a caller with more calls again. */
export const MOST_MEMBERS_AT_ONCE = 20

const LENGTHS = { reason: 500, text: 500 } as const

const countSchema = z.int().min(0)
const kindSchema = z.enum(CONTENT_KINDS)

/** The words of whoever takes something down; its maker reads them. */
const reasonSchema = z.string().trim().min(1).max(LENGTHS.reason).regex(WORDS_PATTERN)

/** Which content. */
export const contentRefSchema = z
  .strictObject({ kind: kindSchema, id: idSchema })
  .meta({ id: 'ContentRef', description: '올린 것 하나' })

/** See {@link contentRefSchema}. */
export type ContentRef = z.output<typeof contentRefSchema>

/**
 * Content as those see it who look after it; `path`: where it stands, null where it has no page.
 * `isWaiting`: nobody sees it until an editor has looked; `canTakeDown`: the viewer may take it down now.
 */
export const contentSchema = z
  .strictObject({
    kind: kindSchema,
    id: z.string(),
    title: z.string(),
    path: z.string().nullable(),
    at: wireTimeSchema,
    author: postAuthorSchema,
    isTakenDown: z.boolean(),
    isWaiting: z.boolean(),
    canTakeDown: z.boolean(),
  })
  .meta({ id: 'Content', description: '회원이 올린 것' })

/** See {@link contentSchema}. */
export type Content = z.output<typeof contentSchema>

/** How much there is of a kind. */
const kindCountSchema = z.strictObject({ kind: kindSchema, count: countSchema })

/** See {@link kindCountSchema}. */
export type KindCount = z.output<typeof kindCountSchema>

/**
 * Everything a member has made: of each kind how much there is, how much of it can be taken down
 * now, how much is taken down, and the newest.
 */
export const memberContentSchema = z
  .array(
    z.strictObject({
      kind: kindSchema,
      count: countSchema,
      shown: countSchema,
      takenDown: countSchema,
      newest: z.array(contentSchema),
    }),
  )
  .meta({ id: 'MemberContent', description: '한 회원이 올린 모든 것' })

/** See {@link memberContentSchema}. */
export type MemberContent = z.output<typeof memberContentSchema>

/** The query of one kind of content, of one member or of all. */
export const contentQuerySchema = z.strictObject({
  kind: kindSchema,
  memberId: idSchema.optional(),
  ...pagingFields,
})

/** See {@link contentQuerySchema}. */
export type ContentQuery = z.output<typeof contentQuerySchema>

/** One page of a kind of content, the newest first. */
export const contentPageSchema = pageOf(contentSchema).meta({
  id: 'ContentPage',
  description: '올라온 것 목록',
})

/**
 * Takes contents down: those named, and everything of the members named (of `kinds`; without them of
 * every kind but the nickname). `isRemoval`: it is erased after {@link REMOVAL_DAYS}. `batchId`: goes
 * on with an act of which something was left.
 */
export const takeDownSchema = z
  .strictObject({
    contents: z.array(contentRefSchema).max(MOST_AT_ONCE).default([]),
    members: z.array(idSchema).max(MOST_MEMBERS_AT_ONCE).default([]),
    kinds: z.array(kindSchema).max(CONTENT_KINDS.length).optional(),
    reason: reasonSchema,
    isRemoval: z.boolean().default(false),
    batchId: idSchema.optional(),
  })
  .meta({ id: 'TakeDown', description: '내리기' })

/** See {@link takeDownSchema}. */
export type TakeDown = z.output<typeof takeDownSchema>

/**
 * What came of it. `refused`: of members whose role is not below the caller's, or gone meanwhile;
 * `isLeft`: there is more, to be taken with another call that names the batch.
 */
export const takenDownSchema = z
  .strictObject({
    batchId: z.string(),
    counts: z.array(kindCountSchema),
    refused: countSchema,
    isLeft: z.boolean(),
  })
  .meta({ id: 'TakenDown', description: '내린 것' })

/** See {@link takenDownSchema}. */
export type TakenDown = z.output<typeof takenDownSchema>

/**
 * What an undone act brought back, lets wait again, or leaves to another act that holds it, too.
 * `missed`: what cannot come back, like a name taken meanwhile, and what does not stand below the caller.
 */
export const broughtBackSchema = z
  .strictObject({ restored: countSchema, missed: countSchema, isLeft: z.boolean() })
  .meta({ id: 'BroughtBack', description: '되돌린 것' })

/** Acts of taking down that can be looked at and undone. */
export const takedownQuerySchema = z.strictObject({
  memberId: idSchema.optional(),
  ...pagingFields,
})

/**
 * One act of taking down, by the content it still holds (`counts`), what was brought back and what
 * is erased. `eraseAt`: when what it holds is erased; null when it is only hidden.
 */
export const takedownBatchSchema = z
  .strictObject({
    id: z.string(),
    at: wireTimeSchema,
    actor: postAuthorSchema,
    reason: z.string(),
    members: z.array(z.string()),
    counts: z.array(kindCountSchema),
    restored: countSchema,
    erased: countSchema,
    eraseAt: wireTimeSchema.nullable(),
  })
  .meta({ id: 'TakedownBatch', description: '한 번에 내린 것' })

/** See {@link takedownBatchSchema}. */
export type TakedownBatch = z.output<typeof takedownBatchSchema>

/** One page of acts of taking down, the newest first. */
export const takedownPageSchema = pageOf(takedownBatchSchema).meta({
  id: 'TakedownPage',
  description: '내린 것 목록',
})

/** The query of what waits for an editor. */
export const waitingQuerySchema = z.strictObject(pagingFields)

/** Lets everybody see what has waited. */
export const passContentSchema = z
  .strictObject({ contents: z.array(contentRefSchema).min(1).max(MOST_AT_ONCE) })
  .meta({ id: 'PassContent', description: '기다리는 것을 보이기' })

/** What came of it. `missed`: what waits no more; `batchId` undoes it like a takedown. */
export const passedContentSchema = z
  .strictObject({ batchId: z.string(), passed: countSchema, missed: countSchema })
  .meta({ id: 'PassedContent', description: '보이게 된 것' })

/** New members who have made very much within a day, the most first. */
export const floodSchema = z
  .array(
    z.strictObject({
      member: z.strictObject({ id: z.string(), nickname: z.string() }),
      joinedAt: wireTimeSchema,
      counts: z.array(kindCountSchema),
      total: countSchema,
    }),
  )
  .meta({ id: 'Flood', description: '한꺼번에 올린 새 회원' })

/** See {@link floodSchema}. */
export type Flood = z.output<typeof floodSchema>

/** A content that was taken down, or has waited and is shown (`isPassed`), as its maker is told of it. */
export const takedownNewsItemSchema = z.strictObject({
  id: z.string(),
  kind: kindSchema,
  title: z.string(),
  reason: z.string(),
  at: wireTimeSchema,
  isSeen: z.boolean(),
  isPassed: z.boolean(),
})

/** See {@link takedownNewsItemSchema}. */
export type TakedownNewsItem = z.output<typeof takedownNewsItemSchema>

/** Everything that a problem can be reported with: what members make, and things of the library. */
export const PROBLEM_KINDS = [...CONTENT_KINDS, ...CATALOGUE_ENTITY_CODES] as const

/** One of {@link PROBLEM_KINDS}. */
export type ProblemKind = (typeof PROBLEM_KINDS)[number]

const problemRef = { kind: z.enum(PROBLEM_KINDS), id: idSchema } as const

/** Which content a problem is with. */
export const problemRefSchema = z
  .strictObject(problemRef)
  .meta({ id: 'ProblemRef', description: '알린 문제가 있는 것' })

/** See {@link problemRefSchema}. */
export type ProblemRef = z.output<typeof problemRefSchema>

/** Somebody's word that something is wrong with a content. */
export const reportProblemSchema = z
  .strictObject({
    ...problemRef,
    reason: z.enum(PROBLEM_REASONS),
    text: z.string().trim().max(LENGTHS.text).regex(WORDS_PATTERN).default(''),
  })
  .meta({ id: 'ReportProblem', description: '문제 알리기' })

/** See {@link reportProblemSchema}. */
export type ReportProblem = z.output<typeof reportProblemSchema>

/** Waiting for an answer, answered with "nothing is wrong", or with a takedown. */
export const PROBLEM_STATES = ['open', 'fine', 'taken-down'] as const

/** One of {@link PROBLEM_STATES}. */
export type ProblemState = (typeof PROBLEM_STATES)[number]

/** The query of the reported problems. */
export const problemQuerySchema = z.strictObject({
  state: z.enum(PROBLEM_STATES).default('open'),
  ...pagingFields,
})

/** See {@link problemQuerySchema}. */
export type ProblemQuery = z.output<typeof problemQuerySchema>

/**
 * A content with what people say of it. `title` is null when it is gone; `canTakeDown`: the viewer
 * may take it down; things of the library are edited instead.
 */
export const problemSchema = z
  .strictObject({
    ...problemRef,
    title: z.string().nullable(),
    path: z.string().nullable(),
    author: postAuthorSchema,
    canTakeDown: z.boolean(),
    batchId: z.string().nullable(),
    count: countSchema,
    newestAt: wireTimeSchema,
    reports: z.array(
      z.strictObject({
        reason: z.enum(PROBLEM_REASONS),
        text: z.string(),
        at: wireTimeSchema,
        reporter: postAuthorSchema,
      }),
    ),
  })
  .meta({ id: 'Problem', description: '알려 온 문제' })

/** See {@link problemSchema}. */
export type Problem = z.output<typeof problemSchema>

/** One page of reported problems, those of the most people first. */
export const problemPageSchema = pageOf(problemSchema).meta({
  id: 'ProblemPage',
  description: '알려 온 문제 목록',
})
