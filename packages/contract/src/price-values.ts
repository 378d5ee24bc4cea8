import {
  NO_PRICE_REASONS,
  PRICE_BASES,
  PRICE_LEVELS,
  PRICE_LIMITS,
  PRICE_SERIES,
} from '@gyeol/terms'
import { z } from 'zod'

/** Whole spina of a price, from 1 (PR2). */
export const spinaSchema = z.int().min(1).max(PRICE_LIMITS.amount)

/** A day in Korea, YYYY-MM-DD (PR6). */
export const koreanDaySchema = z.iso.date()

/** What an item and its variant are called in English; `nameEn` is null for what has no such name. */
export const englishNameFields = { nameEn: z.string().nullable(), variantEn: z.string() } as const

/** A price may be missing. */
const valueSchema = spinaSchema.nullable()

/** A change in tenths of a percent (PR27). */
const changeSchema = z.int().nullable()

const estimateFields = {
  level: z.enum(PRICE_LEVELS),
  reason: z.enum(NO_PRICE_REASONS).nullable(),
  windowDays: z.int().min(1),
  median: valueSchema,
  q1: valueSchema,
  q3: valueSchema,
  members: z.int().min(0),
  newestDay: koreanDaySchema.nullable(),
  change7: changeSchema,
} as const

/**
 * A series' price of today, with everything around it (PR11–PR27). The values are null exactly when
 * `level` is `none`; `members` then counts those who spoke. `reportCount`, `voiceCount` and
 * `filteredCount` are of the window; `voices` are counted values for a drawing, thinned when many.
 */
export const priceEstimateSchema = z
  .strictObject({
    ...estimateFields,
    since: koreanDaySchema.nullable(),
    earlier: z.strictObject({ median: spinaSchema, members: z.int().min(1) }).nullable(),
    hint: z
      .strictObject({
        side: z.enum(['up', 'down']),
        median: spinaSchema,
        members: z.int().min(1),
      })
      .nullable(),
    min: valueSchema,
    max: valueSchema,
    avg: valueSchema,
    reports: z.int().min(0),
    reportCount: z.int().min(0),
    voiceCount: z.int().min(0),
    filteredCount: z.int().min(0),
    change30: changeSchema,
    voices: z.array(spinaSchema),
  })
  .meta({ id: 'PriceEstimate', description: '한 갈래(거래·호가)의 오늘 시세' })

/** See {@link priceEstimateSchema}. */
export type PriceEstimateView = z.output<typeof priceEstimateSchema>

/**
 * The headline of a list: the series that speaks (PR13) and its price; `spark` are the medians of
 * the last fourteen days, null without one.
 */
export const priceHeadlineSchema = z
  .strictObject({
    ...estimateFields,
    median: spinaSchema,
    series: z.enum(PRICE_SERIES),
    spark: z.array(valueSchema),
  })
  .meta({ id: 'PriceHeadline', description: '목록에 보이는 시세' })

/** See {@link priceHeadlineSchema}. */
export type PriceHeadline = z.output<typeof priceHeadlineSchema>

/** A single report as lists mention it where there is no price (PR23). */
export const lastReportSchema = z
  .strictObject({ unit: spinaSchema, basis: z.enum(PRICE_BASES), day: koreanDaySchema })
  .meta({ id: 'LastReport', description: '가장 새 제보' })
