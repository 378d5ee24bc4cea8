import { z } from 'zod'
import { caseNewsItemSchema } from './character-case.ts'
import { CATALOGUE_ENTITY_CODES } from './names/catalogue-entities.ts'
import { CATALOGUE_LIMITS, nameSchema } from './catalogue.ts'
import { idSchema } from './ids.ts'
import { takedownNewsItemSchema } from './moderation.ts'
import { pageOf, pagingFields } from './paging.ts'
import { WORDS_PATTERN, postAuthorSchema } from './post.ts'
import { wireTimeSchema, versionSchema } from './versions.ts'

/** Waiting, taken over, refused, or taken back by its author. */
export const CORRECTION_STATES = ['open', 'accepted', 'rejected', 'withdrawn'] as const

/** One of {@link CORRECTION_STATES}. */
export type CorrectionState = (typeof CORRECTION_STATES)[number]

const wordSchema = z.string().max(CATALOGUE_LIMITS.note).regex(WORDS_PATTERN)

/** The body of a proposal: the fields that should change, and why. Without fields it is a report. */
export function correctionOf<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.strictObject({
    change: z.strictObject(fields).partial(),
    reason: wordSchema.min(1),
  })
}

/** A thing that stands in no list: what it is called, and what is known of it. */
export const missingThingSchema = z
  .strictObject({
    entity: z.enum(CATALOGUE_ENTITY_CODES),
    name: nameSchema,
    reason: wordSchema.min(1),
  })
  .meta({ id: 'MissingThing', description: '없는 자료 알리기' })

/** See {@link missingThingSchema}. */
export type MissingThing = z.output<typeof missingThingSchema>

/** One field of a proposal, as the import files write it: now, and as proposed. */
const correctionFieldSchema = z
  .strictObject({
    code: z.string(),
    title: z.string(),
    current: z.string().nullable(),
    proposed: z.string().nullable(),
  })
  .meta({ id: 'CorrectionField', description: '고칠 항목' })

/**
 * A proposal. `author` null: what a release knows otherwise than the row people have edited.
 * `entityName` and `entityVersion` are the item's as it is now, null when it is gone;
 * `isOutdated`: it was changed after the proposal was written. `canReview`, `canWithdraw`: what the
 * viewer may do. `missingName`: it is about a thing of this name that stands in no list.
 */
export const correctionSchema = z
  .strictObject({
    id: z.string(),
    entity: z.enum(CATALOGUE_ENTITY_CODES),
    entityId: z.string(),
    entityName: z.string().nullable(),
    missingName: z.string().nullable(),
    entityVersion: versionSchema.nullable(),
    isOutdated: z.boolean(),
    fields: z.array(correctionFieldSchema),
    reason: z.string(),
    state: z.enum(CORRECTION_STATES),
    author: postAuthorSchema,
    createdAt: wireTimeSchema,
    reviewer: postAuthorSchema,
    reviewedAt: wireTimeSchema.nullable(),
    answer: z.string(),
    canReview: z.boolean(),
    canWithdraw: z.boolean(),
  })
  .meta({ id: 'Correction', description: '수정 제안' })

/** See {@link correctionSchema}. */
export type Correction = z.output<typeof correctionSchema>

/** The viewer's own proposals, or everybody's for those who review them. */
export const CORRECTION_VIEWS = ['mine', 'all'] as const

/** The query of the proposals. */
export const correctionQuerySchema = z.strictObject({
  view: z.enum(CORRECTION_VIEWS).default('mine'),
  state: z.enum(CORRECTION_STATES).optional(),
  entity: z.enum(CATALOGUE_ENTITY_CODES).optional(),
  entityId: idSchema.optional(),
  ...pagingFields,
})

/** See {@link correctionQuerySchema}. */
export type CorrectionQuery = z.output<typeof correctionQuerySchema>

/** One page of proposals, the newest first. */
export const correctionPageSchema = pageOf(correctionSchema).meta({
  id: 'CorrectionPage',
  description: '수정 제안 목록',
})

/** More than any list has fields. */
const MOST_FIELDS = 60

/**
 * `entityVersion`: the version the reviewer saw; 409 STALE when the item has changed since. Null for a
 * thing that stood in no list. `fields`: the codes of the proposal's fields that are taken over; left
 * out, all of them are.
 */
export const acceptCorrectionSchema = z
  .strictObject({
    entityVersion: versionSchema.nullable(),
    answer: wordSchema.default(''),
    fields: z.array(z.string().max(40)).min(1).max(MOST_FIELDS).optional(),
  })
  .meta({ id: 'AcceptCorrection', description: '제안 받아들이기' })

/** A refusal says why. */
export const rejectCorrectionSchema = z
  .strictObject({ answer: wordSchema.min(1) })
  .meta({ id: 'RejectCorrection', description: '제안 돌려보내기' })

/** Whose proposals were taken over, the most first. */
export const thanksSchema = z
  .array(z.strictObject({ nickname: z.string(), count: z.int().min(1) }))
  .meta({ id: 'Thanks', description: '도와준 사람들' })

/** An answer to one of the viewer's proposals; `isSeen`: they have been told already. */
const correctionNewsItemSchema = correctionSchema
  .pick({
    id: true,
    entity: true,
    entityId: true,
    entityName: true,
    missingName: true,
    state: true,
    answer: true,
  })
  .extend({ reviewedAt: wireTimeSchema, isSeen: z.boolean() })

/**
 * What became of the viewer's proposals, the newest first, of the values they saw in the game, what of
 * theirs was taken down, and how many of all these answers they have not seen.
 */
export const correctionNewsSchema = z
  .strictObject({
    unread: z.int().min(0),
    items: z.array(correctionNewsItemSchema),
    cases: z.array(caseNewsItemSchema),
    takedowns: z.array(takedownNewsItemSchema),
  })
  .meta({ id: 'CorrectionNews', description: '내 수정 제안에 온 답' })

/** Of what the answers have been seen; without `only` of all. */
export const markCorrectionNewsReadSchema = z
  .strictObject({ only: z.enum(['proposals', 'cases', 'takedowns']).optional() })
  .meta({ id: 'MarkCorrectionNewsRead', description: '답을 봤다고 표시하기' })

/** See {@link markCorrectionNewsReadSchema}. */
export type MarkCorrectionNewsRead = z.output<typeof markCorrectionNewsReadSchema>

/** See {@link correctionNewsSchema}. */
export type CorrectionNews = z.output<typeof correctionNewsSchema>
