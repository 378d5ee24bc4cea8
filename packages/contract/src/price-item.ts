import { NO_PRICE_REASONS, PRICE_LEVELS, PRICE_LIMITS } from '@gyeol/terms'
import { z } from 'zod'
import { CATALOGUE_ENTITY_CODES } from './names/catalogue-entities.ts'
import { idSchema, referenceSchema } from './ids.ts'
import { pageOf, pagingFields } from './paging.ts'
import { LINE_PATTERN, postSearchSchema } from './post.ts'
import { englishNameFields, lastReportSchema, priceHeadlineSchema } from './price-values.ts'
import { statementLineSchema } from './price-statement.ts'
import { versionSchema } from './versions.ts'
import { PRICE_ITEM_SORTS } from './names/price-item-sorts.ts'

/** Open to everybody, waiting for an editor (PR1), or gone into another. */
export const PRICE_ITEM_STATES = ['accepted', 'proposed', 'merged'] as const

/** One of {@link PRICE_ITEM_STATES}. */
export type PriceItemState = (typeof PRICE_ITEM_STATES)[number]

/** Most characters of an item's name and variant, and most proposals of a member in a day. */
export const PRICE_ITEM_LIMITS = { name: 100, variant: 40, alias: 20, proposals: 10 } as const

const nameSchema = z.string().max(PRICE_ITEM_LIMITS.name).regex(LINE_PATTERN)
const variantSchema = z.union([
  z.literal(''),
  z.string().max(PRICE_ITEM_LIMITS.variant).regex(LINE_PATTERN),
])

/** A kind of things with a price. `itemCount`: its items that everybody sees. */
export const priceKindSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    order: z.int(),
    version: versionSchema,
    itemCount: z.int().min(0),
  })
  .meta({ id: 'PriceKind', description: '시세 품목의 종류' })

/** See {@link priceKindSchema}. */
export type PriceKind = z.output<typeof priceKindSchema>

const kindFields = {
  name: z.string().max(40).regex(LINE_PATTERN),
  order: z.int().min(0).max(1_000_000),
} as const

/** A new kind. */
export const priceKindInputSchema = z
  .strictObject(kindFields)
  .meta({ id: 'CreatePriceKind', description: '종류 더하기' })

/** A changed kind. */
export const updatePriceKindSchema = z
  .strictObject({ ...kindFields, version: versionSchema })
  .meta({ id: 'UpdatePriceKind', description: '종류 고치기' })

const itemFields = {
  id: z.string(),
  kindId: z.string(),
  name: z.string(),
  variant: z.string(),
  ...englishNameFields,
  unitQuantity: z.int().min(1).max(PRICE_LIMITS.unitQuantity),
  entity: z.enum(CATALOGUE_ENTITY_CODES).nullable(),
  entityId: z.string().nullable(),
  state: z.enum(PRICE_ITEM_STATES),
  isSample: z.boolean(),
} as const

/**
 * An item by itself. `entity` and `entityId` name the thing of the library it is, `nameEn` is its
 * English name where it has one. A merged id answers the item it went into.
 */
export const priceItemSchema = z
  .strictObject({
    ...itemFields,
    kindName: z.string(),
    aliases: z.array(z.string()),
    version: versionSchema,
    canEdit: z.boolean(),
  })
  .meta({ id: 'PriceItem', description: '시세 품목' })

/** See {@link priceItemSchema}. */
export type PriceItem = z.output<typeof priceItemSchema>

/**
 * An item in a list. Without a price, `reason` says why, `members` how many spoke in thirty days and
 * `lastReport` what was said last. `reference` is the newest stated price.
 */
export const priceItemRowSchema = z
  .strictObject({
    ...itemFields,
    price: priceHeadlineSchema.nullable(),
    reason: z.enum(NO_PRICE_REASONS).nullable(),
    members: z.int().min(0),
    lastReport: lastReportSchema.nullable(),
    reference: statementLineSchema.nullable(),
  })
  .meta({ id: 'PriceItemRow', description: '시세 목록의 한 줄' })

/** See {@link priceItemRowSchema}. */
export type PriceItemRow = z.output<typeof priceItemRowSchema>

/**
 * The query of the item list. `level` keeps items with that level at least (`none`: those without a
 * price), `levels` exactly those named and divided by commas, `ids` up to 100 items, by id and divided by commas; `entity` the items of one list of the
 * library; `almost`: those one member short of a price; `price`
 * what they cost (`gte.500,lt.10000`), and then none without a price.
 */
export const priceItemQuerySchema = z.strictObject({
  kindId: referenceSchema.optional(),
  search: postSearchSchema,
  level: z.enum(PRICE_LEVELS).optional(),
  levels: z
    .string()
    .regex(/^(?:none|low|medium|high)(?:,(?:none|low|medium|high)){0,3}$/)
    .optional(),
  ids: z
    .string()
    .max(100 * 65)
    .regex(/^[A-Za-z0-9_-]{1,64}(?:,[A-Za-z0-9_-]{1,64}){0,99}$/)
    .optional(),
  entity: z.enum(CATALOGUE_ENTITY_CODES).optional(),
  state: z.enum(['accepted', 'proposed']).optional(),
  almost: z.enum(['true']).optional(),
  price: z
    .string()
    .regex(/^(?:gte?|lte?)\.\d{1,16}(?:,(?:gte?|lte?)\.\d{1,16}){0,3}$/)
    .optional(),
  sort: z.enum(PRICE_ITEM_SORTS).default('name'),
  ...pagingFields,
})

/** See {@link priceItemQuerySchema}. */
export type PriceItemQuery = z.output<typeof priceItemQuerySchema>

/**
 * One page of items. `priced` counts the items of the answer's kind and search that have a price,
 * `levelCounts` those of every level, whatever levels were asked for; `reportsToday` all reports of the
 * Korean day.
 */
export const priceItemPageSchema = pageOf(priceItemRowSchema)
  .extend({
    priced: z.int().min(0),
    levelCounts: z.strictObject({
      none: z.int().min(0),
      low: z.int().min(0),
      medium: z.int().min(0),
      high: z.int().min(0),
    }),
    reportsToday: z.int().min(0),
  })
  .meta({ id: 'PriceItemPage', description: '시세 품목 목록' })

/** See {@link priceItemPageSchema}. */
export type PriceItemPage = z.output<typeof priceItemPageSchema>

const inputFields = {
  kindId: referenceSchema,
  name: nameSchema,
  variant: variantSchema.default(''),
  unitQuantity: z.int().min(1).max(PRICE_LIMITS.unitQuantity).default(1),
  entity: z.enum(CATALOGUE_ENTITY_CODES).nullable().default(null),
  entityId: referenceSchema.nullable().default(null),
} as const

/** A new item; below EDITOR it is a proposal (PR1). */
export const priceItemInputSchema = z
  .strictObject(inputFields)
  .meta({ id: 'CreatePriceItem', description: '품목 제안하기' })

/** See {@link priceItemInputSchema}. */
export type PriceItemInput = z.output<typeof priceItemInputSchema>

/** A changed item; `state: accepted` lets a proposal in. Without `aliases` they stay. */
export const updatePriceItemSchema = z
  .strictObject({
    ...inputFields,
    state: z.enum(['accepted', 'proposed']).default('accepted'),
    aliases: z.array(nameSchema).max(PRICE_ITEM_LIMITS.alias).optional(),
    version: versionSchema,
  })
  .meta({ id: 'UpdatePriceItem', description: '품목 고치기' })

/** See {@link updatePriceItemSchema}. */
export type UpdatePriceItem = z.output<typeof updatePriceItemSchema>

/** What a new item answers. */
export const createdPriceItemSchema = z
  .strictObject({ id: z.string(), version: versionSchema, state: z.enum(PRICE_ITEM_STATES) })
  .meta({ id: 'CreatedPriceItem', description: '더한 품목' })

/** Puts an item into another of the same unit quantity. */
export const mergePriceItemSchema = z
  .strictObject({ into: idSchema, version: versionSchema })
  .meta({ id: 'MergePriceItem', description: '품목 합치기' })

/** See {@link mergePriceItemSchema}. */
export type MergePriceItem = z.output<typeof mergePriceItemSchema>

/**
 * The market fee (FE3): `feeRate` in basis points, and whether anybody confirmed it in the game. And
 * what the site asks of reports: `pauseMinutes` between two of an item (PR10), `editHours` to change
 * one (PR31), `probationDays` of an account before they weigh (PR43).
 */
export const priceRuleSchema = z
  .strictObject({
    feeRate: z.int().min(0).max(10_000),
    asOf: z.iso.date(),
    isVerified: z.boolean(),
    pauseMinutes: z.int().min(0),
    editHours: z.int().min(0),
    probationDays: z.int().min(0),
  })
  .meta({ id: 'PriceRule', description: '거래 수수료와 제보의 규칙' })

/** See {@link priceRuleSchema}. */
export type PriceRule = z.output<typeof priceRuleSchema>
