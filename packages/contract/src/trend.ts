import { PRICE_LEVELS, PRICE_SERIES } from '@gyeol/terms'
import { z } from 'zod'
import { referenceSchema } from './ids.ts'
import { englishNameFields, koreanDaySchema, spinaSchema } from './price-values.ts'
import { wireTimeSchema } from './versions.ts'

/** How far apart the points of a chart stand. */
export const TREND_STEPS = ['day', 'week'] as const

/** One of {@link TREND_STEPS}. */
export type TrendStep = (typeof TREND_STEPS)[number]

/** Items of one chart, days drawn as days (PR30), days with dots, and most dots. */
export const TREND_LIMITS = { items: 4, days: 92, dotDays: 31, dots: 500 } as const

/** An index stands in hundredths (10,000 = 100), anything else is spina. */
const pointValueSchema = z.int().min(0).nullable()

/**
 * A point of a chart (PR28–PR30, PR32): `at` is its day, or the Monday of its week. The values are
 * null when fewer than three members spoke; without items `avg` and `median` are the index, and
 * `members` counts its items.
 */
const trendPointSchema = z
  .strictObject({
    at: koreanDaySchema,
    avg: pointValueSchema,
    min: pointValueSchema,
    max: pointValueSchema,
    count: z.int().min(0),
    median: pointValueSchema,
    q1: pointValueSchema,
    q3: pointValueSchema,
    level: z.enum(PRICE_LEVELS),
    members: z.int().min(0),
    votes: z.int().min(0),
  })
  .meta({ id: 'TrendPoint', description: '차트의 한 점' })

/** See {@link trendPointSchema}. */
export type TrendPoint = z.output<typeof trendPointSchema>

const trendLineSchema = z
  .strictObject({
    itemId: z.string(),
    name: z.string(),
    variant: z.string(),
    ...englishNameFields,
    kindId: z.string(),
    points: z.array(trendPointSchema),
  })
  .meta({ id: 'TrendLine', description: '한 품목의 선' })

/** See {@link trendLineSchema}. */
export type TrendLine = z.output<typeof trendLineSchema>

const trendDotSchema = z
  .strictObject({ at: koreanDaySchema, value: spinaSchema, isFiltered: z.boolean() })
  .meta({ id: 'TrendDot', description: '표 하나' })

/** See {@link trendDotSchema}. */
export type TrendDot = z.output<typeof trendDotSchema>

const trendEventSchema = z
  .strictObject({ at: koreanDaySchema, id: z.string(), title: z.string(), kind: z.string() })
  .meta({ id: 'TrendEvent', description: '차트에 함께 보이는 이벤트' })

/** See {@link trendEventSchema}. */
export type TrendEvent = z.output<typeof trendEventSchema>

/**
 * The query of the chart. Items up to four, divided by commas; without them, the index of a kind.
 * `from` and `to` are Korean days; without `from`, ninety days. Ranges beyond 92 days answer weeks.
 */
export const trendQuerySchema = z.strictObject({
  kindId: referenceSchema.optional(),
  from: koreanDaySchema.optional(),
  to: koreanDaySchema.optional(),
  step: z.enum(TREND_STEPS).optional(),
  itemId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}(?:,[A-Za-z0-9_-]{1,64}){0,3}$/)
    .optional(),
  series: z.enum(PRICE_SERIES).default('deal'),
})

/** See {@link trendQuerySchema}. */
export type TrendQuery = z.output<typeof trendQuerySchema>

/**
 * A chart. `points` are the index of the kind, or the points of the first item; `lines` every item's;
 * `dots` the votes of the first item where the range is short.
 */
export const trendChartSchema = z
  .strictObject({
    kindId: z.string().nullable(),
    step: z.enum(TREND_STEPS),
    series: z.enum(PRICE_SERIES),
    from: koreanDaySchema,
    to: koreanDaySchema,
    points: z.array(trendPointSchema),
    lines: z.array(trendLineSchema),
    dots: z.array(trendDotSchema),
    events: z.array(trendEventSchema),
  })
  .meta({ id: 'TrendChart', description: '시세 차트' })

/** See {@link trendChartSchema}. */
export type TrendChart = z.output<typeof trendChartSchema>

/** The index of every kind over the last thirty days (PR32): weeks-old kinds without one say so. */
export const trendIndexSchema = z
  .strictObject({
    from: koreanDaySchema,
    to: koreanDaySchema,
    at: wireTimeSchema,
    kinds: z.array(
      z.strictObject({
        kindId: z.string(),
        name: z.string(),
        items: z.int().min(0),
        index: z.int().min(0).nullable(),
        change: z.int().nullable(),
        points: z.array(z.int().min(0).nullable()),
      }),
    ),
  })
  .meta({ id: 'TrendIndex', description: '종류마다의 지수' })

/** See {@link trendIndexSchema}. */
export type TrendIndex = z.output<typeof trendIndexSchema>

/** The query of the indices: Korean days, thirty days up to today when they are missing. */
export const trendIndexQuerySchema = z.strictObject({
  days: z.coerce.number().int().min(7).max(92).default(30),
})

/** See {@link trendIndexQuerySchema}. */
export type TrendIndexQuery = z.output<typeof trendIndexQuerySchema>
