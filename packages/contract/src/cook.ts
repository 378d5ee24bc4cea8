import { FOODS } from '@gyeol/terms'
import { z } from 'zod'
import { WORDS_PATTERN, postLineSchema } from './post.ts'
import { pagingFields } from './paging.ts'
import { versionSchema } from './versions.ts'

/** How long ago somebody confirmed that a house still cooks (CK4). */
export const COOK_FRESHNESS = ['fresh', 'aging', 'old'] as const

/** Bounds of what people write about houses. `code`: as typed, with spaces and hyphens. */
export const COOK_LIMITS = { level: 10, memo: 100, reason: 200, code: 40 } as const

/** Rows of one answer of the list of dishes, and houses of one page of the list of houses (CK18). */
export const COOK_PAGES = { rows: 1000, houses: 200 } as const

const foodSchema = z.enum(FOODS)
const levelSchema = z.int().min(1).max(COOK_LIMITS.level)

/** A dish of a house. */
export const cookDishSchema = z
  .strictObject({ food: foodSchema, level: levelSchema })
  .meta({ id: 'CookDish', description: '요리와 레벨' })

/** See {@link cookDishSchema}. */
export type CookDish = z.output<typeof cookDishSchema>

/** What a member says of a house today. */
export const COOK_MARKS = ['confirmed', 'closed'] as const

/** One of {@link COOK_MARKS}. */
export type CookMark = (typeof COOK_MARKS)[number]

/**
 * A dish of a house, as a row. Rows of one house share `addressId`, and everything but the id, the
 * dish and `canEdit`. Days are Korean. `myMark` is the viewer's of today; `closedDay` the last day
 * somebody said that it is closed; `removal` stands only where an editor has to decide about it, and
 * says whether it is hidden until then and whether an editor has said no before.
 */
export const cookAddressSchema = z
  .strictObject({
    id: z.string(),
    food: foodSchema,
    level: levelSchema,
    address: z.string(),
    memo: z.string(),
    addressId: z.string(),
    freshness: z.enum(COOK_FRESHNESS),
    confirmedDay: z.iso.date(),
    isClosed: z.boolean(),
    closedReports: z.int().min(0),
    closedDay: z.iso.date().nullable(),
    isSample: z.boolean(),
    version: versionSchema,
    canEdit: z.boolean(),
    canEditHouse: z.boolean(),
    isMine: z.boolean(),
    myMark: z.enum(COOK_MARKS).nullable(),
    removal: z
      .strictObject({
        day: z.iso.date(),
        reason: z.string(),
        isHidden: z.boolean(),
        isAgain: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'CookAddress', description: '요리 주소의 한 줄 (집과 요리)' })

/** See {@link cookAddressSchema}. */
export type CookAddress = z.output<typeof cookAddressSchema>

/** Houses everybody may go to, or those whose owner wants them gone, for editors. */
export const COOK_VIEWS = ['public', 'removal'] as const

/**
 * The query of the list. `food` and `level` (at least) leave only rows that fit; `includeOld` adds
 * houses nobody has confirmed for more than 60 days. A page has `COOK_PAGES.rows` rows; one with fewer
 * is the last.
 */
export const cookAddressQuerySchema = z.strictObject({
  food: foodSchema.optional(),
  level: z.coerce.number().int().min(1).max(COOK_LIMITS.level).optional(),
  includeOld: z.enum(['true', 'false']).default('false'),
  view: z.enum(COOK_VIEWS).default('public'),
  page: pagingFields.page,
})

/** See {@link cookAddressQuerySchema}. */
export type CookAddressQuery = z.output<typeof cookAddressQuerySchema>

/** A house with its dishes (id, food, level), the same for everybody; old ones come along (CK18). */
export const cookHouseSchema = z
  .strictObject({
    id: z.string(),
    address: z.string(),
    memo: z.string(),
    confirmedDay: z.iso.date(),
    isClosed: z.boolean(),
    closedReports: z.int().min(0),
    closedDay: z.iso.date().nullable(),
    isSample: z.boolean(),
    version: versionSchema,
    dishes: z.array(z.tuple([z.string(), foodSchema, levelSchema])),
  })
  .meta({ id: 'CookHouse', description: '요리하는 집' })

/** See {@link cookHouseSchema}. */
export type CookHouse = z.output<typeof cookHouseSchema>

/** A page of the houses, by code. `pages`: how many there are, at least one. */
export const cookHousePageSchema = z
  .strictObject({
    houses: z.array(cookHouseSchema).max(COOK_PAGES.houses),
    page: z.int().min(1),
    pages: z.int().min(1),
  })
  .meta({ id: 'CookHousePage', description: '요리하는 집의 한 쪽' })

/** See {@link cookHousePageSchema}. */
export type CookHousePage = z.output<typeof cookHousePageSchema>

/** The query of the houses. */
export const cookHouseQuerySchema = z.strictObject({ page: pagingFields.page })

/**
 * What in the list of houses is the viewer's: houses and dishes by id, and what they have said today.
 * `waiting`: what nobody else sees until an editor has looked, a whole house or dishes added to one.
 */
export const cookOwnSchema = z
  .strictObject({
    houses: z.array(z.string()),
    dishes: z.array(z.string()),
    waiting: z.array(
      z.strictObject({
        address: z.string(),
        memo: z.string(),
        isWhole: z.boolean(),
        dishes: z.array(z.tuple([z.string(), foodSchema, levelSchema])),
      }),
    ),
    marks: z.array(z.strictObject({ house: z.string(), mark: z.enum(COOK_MARKS) })),
  })
  .meta({ id: 'CookOwn', description: '내가 알린 집과 오늘 한 말' })

/** See {@link cookOwnSchema}. */
export type CookOwn = z.output<typeof cookOwnSchema>

const inputFields = {
  food: foodSchema,
  level: levelSchema,
  address: z.string().min(1).max(COOK_LIMITS.code),
  memo: postLineSchema.max(COOK_LIMITS.memo).or(z.literal('')).optional(),
  otherDishes: z
    .array(cookDishSchema)
    .max(FOODS.length - 1)
    .optional(),
} as const

/**
 * A dish of a house, with others of the same house at once. The house is made when nobody knows it
 * yet; otherwise the dishes are added to it, and `memo` counts only where it has none.
 */
export const cookAddressInputSchema = z
  .strictObject(inputFields)
  .meta({ id: 'CreateCookAddress', description: '요리 주소 알리기' })

/** See {@link cookAddressInputSchema}. */
export type CookAddressInput = z.output<typeof cookAddressInputSchema>

/**
 * A changed dish. `address` and `memo` are those of its house and change for all its dishes;
 * `otherDishes`, when given, are all it cooks besides.
 */
export const updateCookAddressSchema = z
  .strictObject({ ...inputFields, version: versionSchema })
  .meta({ id: 'UpdateCookAddress', description: '요리 주소 고치기' })

/** See {@link updateCookAddressSchema}. */
export type UpdateCookAddress = z.output<typeof updateCookAddressSchema>

/** `whole`: the whole house instead of the one dish. */
export const removeCookAddressQuerySchema = z.strictObject({
  whole: z.enum(['true', 'false']).default('false'),
})

/** `level`: what they say the dish has (CK16); `undo` takes back what they said today. */
export const confirmCookAddressSchema = z
  .strictObject({ level: levelSchema.optional(), undo: z.boolean().optional() })
  .meta({ id: 'ConfirmCookAddress', description: '열려 있어요' })

/** `undo` takes back that they said so today. */
export const closeCookAddressSchema = z
  .strictObject({ undo: z.boolean().optional() })
  .meta({ id: 'CloseCookAddress', description: '닫혔어요' })

/**
 * Whoever lives there need not say why. `address`: the code of the house as they type it; without it
 * the house stays until an editor has looked (CK12).
 */
export const askCookRemovalSchema = z
  .strictObject({
    address: z.string().min(1).max(COOK_LIMITS.code).optional(),
    reason: z.string().max(COOK_LIMITS.reason).regex(WORDS_PATTERN).optional(),
  })
  .meta({ id: 'AskCookRemoval', description: '내 집이에요, 내려 주세요' })

/** Whether the house is hidden until an editor has looked. */
export const cookRemovalAnswerSchema = z
  .strictObject({ isHidden: z.boolean() })
  .meta({ id: 'CookRemovalAnswer', description: '내려 달라는 부탁을 받았어요' })

/** See {@link cookRemovalAnswerSchema}. */
export type CookRemovalAnswer = z.output<typeof cookRemovalAnswerSchema>

/** `accept` erases the house and blocks its code; otherwise it is shown again. */
export const decideCookRemovalSchema = z
  .strictObject({ accept: z.boolean() })
  .meta({ id: 'DecideCookRemoval', description: '내려 달라는 부탁에 답하기' })
