import { PRICE_LIMITS } from '@gyeol/terms'
import { z } from 'zod'
import { referenceSchema } from './ids.ts'
import { pageOf, pagingFields } from './paging.ts'
import { LINE_PATTERN, WORDS_PATTERN, postAuthorSchema } from './post.ts'
import { englishNameFields } from './price-values.ts'
import { versionSchema, wireTimeSchema } from './versions.ts'

/** Most characters of a statement's note and source. */
export const STATEMENT_LIMITS = { note: 500, source: 200 } as const

/** A stated price may be nothing: something is given away (PR2). */
const statedAmountSchema = z.int().min(0).max(PRICE_LIMITS.amount)

/** The newest stated price as lists mention it. */
export const statementLineSchema = z
  .strictObject({ id: z.string(), amount: statedAmountSchema, at: wireTimeSchema })
  .meta({ id: 'PriceReference', description: '가장 새 기준가' })

/**
 * A stated reference price (기준가): one person's word with a date, never part of a median (PR40).
 * `amount` is for `quantity` pieces. `needsReview`: a confident price differs by more than 2 ×.
 * `author` has null for what the product ships.
 */
export const priceSchema = z
  .strictObject({
    id: z.string(),
    kindId: z.string(),
    itemName: z.string(),
    itemId: z.string(),
    variant: z.string(),
    ...englishNameFields,
    amount: statedAmountSchema,
    quantity: z.int().min(1).max(PRICE_LIMITS.quantity),
    at: wireTimeSchema,
    note: z.string(),
    source: z.string(),
    author: postAuthorSchema,
    authorId: z.string().nullable(),
    authorRole: z.string().nullable(),
    needsReview: z.boolean(),
    version: versionSchema,
    canEdit: z.boolean(),
  })
  .meta({ id: 'Price', description: '기준가' })

/** See {@link priceSchema}. */
export type Price = z.output<typeof priceSchema>

/** The query of the stated prices: of a kind, or of an item. */
export const priceQuerySchema = z.strictObject({
  kindId: referenceSchema.optional(),
  itemId: referenceSchema.optional(),
  ...pagingFields,
})

/** See {@link priceQuerySchema}. */
export type PriceQuery = z.output<typeof priceQuerySchema>

/** One page of stated prices; editors see those to look at again first. */
export const pricePageSchema = pageOf(priceSchema).meta({
  id: 'PricePage',
  description: '기준가 목록',
})

const lineOf = (most: number) =>
  z.union([z.literal(''), z.string().max(most).regex(LINE_PATTERN)]).default('')

const inputFields = {
  kindId: referenceSchema,
  itemName: z.string().max(100).regex(LINE_PATTERN),
  itemId: referenceSchema.optional(),
  amount: statedAmountSchema,
  quantity: z.int().min(1).max(PRICE_LIMITS.quantity).default(1),
  at: wireTimeSchema.optional(),
  note: z.string().max(STATEMENT_LIMITS.note).regex(WORDS_PATTERN).default(''),
  source: lineOf(STATEMENT_LIMITS.source),
} as const

/** A new statement; `itemId` beats `itemName` (PR1), `at` is now when it is missing. */
export const priceInputSchema = z
  .strictObject(inputFields)
  .meta({ id: 'CreatePrice', description: '기준가 쓰기' })

/** See {@link priceInputSchema}. */
export type PriceInput = z.output<typeof priceInputSchema>

/** A changed statement. */
export const updatePriceSchema = z
  .strictObject({ ...inputFields, version: versionSchema })
  .meta({ id: 'UpdatePrice', description: '기준가 고치기' })

/** See {@link updatePriceSchema}. */
export type UpdatePrice = z.output<typeof updatePriceSchema>
