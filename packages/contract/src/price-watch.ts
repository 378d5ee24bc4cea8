import { PRICE_LEVELS, PRICE_SERIES, WATCH_DIRECTIONS } from '@gyeol/terms'
import { z } from 'zod'
import { idSchema } from './ids.ts'
import { englishNameFields, koreanDaySchema, spinaSchema } from './price-values.ts'
import { versionSchema, wireTimeSchema } from './versions.ts'

/**
 * A line on one series of an item (AL1). `now` is the price it looks at, null without one;
 * `isResting`: that price is not confident, so nothing is told; `isBeyond`: it stands beyond the
 * line. `isArmed`: it will tell when the line is reached; `rearmAt` the price that arms it again.
 * `firedAt` and `alert`: when it last told something since it was set, and the words (AL5).
 * `fellBackAt`: when the price that was told of fell back again; the words say so (AL6).
 */
export const priceWatchSchema = z
  .strictObject({
    id: z.string(),
    itemId: z.string(),
    itemName: z.string(),
    variant: z.string(),
    ...englishNameFields,
    unitQuantity: z.int().min(1),
    series: z.enum(PRICE_SERIES),
    direction: z.enum(WATCH_DIRECTIONS),
    amount: spinaSchema,
    now: z
      .strictObject({
        median: spinaSchema,
        level: z.enum(PRICE_LEVELS),
        members: z.int().min(1),
        windowDays: z.int().min(1),
        newestDay: koreanDaySchema,
      })
      .nullable(),
    isBeyond: z.boolean(),
    isResting: z.boolean(),
    isArmed: z.boolean(),
    rearmAt: spinaSchema,
    lastDay: koreanDaySchema.nullable(),
    lastValue: spinaSchema.nullable(),
    firedAt: wireTimeSchema.nullable(),
    fellBackAt: wireTimeSchema.nullable(),
    alert: z.string().nullable(),
    version: versionSchema,
  })
  .meta({ id: 'PriceWatch', description: '지켜보는 품목' })

/** See {@link priceWatchSchema}. */
export type PriceWatch = z.output<typeof priceWatchSchema>

/** The viewer's watches. */
export const priceWatchListSchema = z
  .strictObject({ items: z.array(priceWatchSchema) })
  .meta({ id: 'PriceWatchList', description: '지켜보는 품목들' })

/** A new watch; at most fifty (AL5). */
export const priceWatchInputSchema = z
  .strictObject({
    itemId: idSchema,
    series: z.enum(PRICE_SERIES),
    direction: z.enum(WATCH_DIRECTIONS),
    amount: spinaSchema,
  })
  .meta({ id: 'CreatePriceWatch', description: '지켜보기' })

/** See {@link priceWatchInputSchema}. */
export type PriceWatchInput = z.output<typeof priceWatchInputSchema>

/**
 * What a watch has told: the words of its alert (AL5), or those that take it back (AL6). `isSeen`: the
 * member has marked it as read since.
 */
export const priceWatchNewsSchema = z
  .strictObject({
    unread: z.int().min(0),
    items: z.array(
      z.strictObject({
        id: z.string(),
        itemId: z.string(),
        direction: z.enum(WATCH_DIRECTIONS),
        text: z.string(),
        at: wireTimeSchema,
        isSeen: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'PriceWatchNews', description: '지켜보는 품목이 알린 것' })

/** See {@link priceWatchNewsSchema}. */
export type PriceWatchNews = z.output<typeof priceWatchNewsSchema>

/** Of which watch the alert has been seen; without `id` of all. */
export const markPriceWatchNewsSchema = z
  .strictObject({ id: idSchema.optional() })
  .meta({ id: 'MarkPriceWatchNews', description: '지켜보는 품목의 알림을 봤다고 표시하기' })

/** See {@link markPriceWatchNewsSchema}. */
export type MarkPriceWatchNews = z.output<typeof markPriceWatchNewsSchema>

/** What a new watch answers: `isBeyond` when the price is beyond the line already (AL3). */
export const createdWatchSchema = z
  .strictObject({ id: z.string(), version: versionSchema, isBeyond: z.boolean() })
  .meta({ id: 'CreatedPriceWatch', description: '더한 지켜보기' })

/** A changed watch; it is set anew (AL3). */
export const updatePriceWatchSchema = z
  .strictObject({
    amount: spinaSchema,
    direction: z.enum(WATCH_DIRECTIONS),
    version: versionSchema,
  })
  .meta({ id: 'UpdatePriceWatch', description: '지켜보기 고치기' })

/** See {@link updatePriceWatchSchema}. */
export type UpdatePriceWatch = z.output<typeof updatePriceWatchSchema>
