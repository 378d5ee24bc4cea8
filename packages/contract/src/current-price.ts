import { PRICE_BASES, PRICE_LEVELS, PRICE_LIMITS, PRICE_SERIES, REPORT_USES } from '@gyeol/terms'
import { z } from 'zod'
import { referenceSchema } from './ids.ts'
import { FLAG_REASONS } from './names/flag-reasons.ts'
import { pageOf, pagingFields } from './paging.ts'
import { LINE_PATTERN, postSearchSchema } from './post.ts'
import { priceItemSchema } from './price-item.ts'
import { priceSchema } from './price-statement.ts'
import { koreanDaySchema, priceEstimateSchema, spinaSchema } from './price-values.ts'
import { versionSchema, wireTimeSchema } from './versions.ts'

/** How far an exclusion reaches: one report, or everything of its voice from a day on (PR33). */
export const EXCLUSION_SCOPES = ['report', 'voice'] as const

/** One of {@link EXCLUSION_SCOPES}. */
export type ExclusionScope = (typeof EXCLUSION_SCOPES)[number]

/** Reports shown with an item, and most characters of a reason. */
export const REPORT_VIEW_LIMITS = { shown: 20, reason: 200 } as const

const quantitySchema = z.int().min(1).max(PRICE_LIMITS.quantity)

const reasonSchema = z.string().min(1).max(REPORT_VIEW_LIMITS.reason).regex(LINE_PATTERN)

/** What a report said before somebody changed it. `by` is the editor's nickname, or null: see {@link priceReportSchema}. */
const reportChangeSchema = z
  .strictObject({
    at: wireTimeSchema,
    isByEditor: z.boolean(),
    by: z.string().nullable(),
    reason: z.string().nullable(),
    basis: z.enum(PRICE_BASES),
    amount: spinaSchema,
    quantity: quantitySchema,
    unit: spinaSchema,
  })
  .meta({ id: 'PriceReportChange', description: '고치기 전의 제보' })

/**
 * A report and what became of it (PR26). `amount` is what the buyer pays for `quantity` pieces,
 * `unit` the price of one unit; `typedAmount` is what was typed: where `isNet`, what the seller
 * received (PR3). `isLongMember`: the reporter counted fully when it was made (PR9).
 * `author` is for editors only. `excludedReason` is read by everybody (PR33). `flagCount` is for
 * editors, null for others. `editableUntil` is null when it is not the viewer's. `tradedDay` is the
 * day of the trade where the report is of another day; it counts on `day` (PR42). `withdrawnAt` is
 * for its author and editors, who alone see what was taken back.
 *
 * `changes`, the newest first: everybody reads what editors have changed, and why; its author and
 * editors read every change, and the name of the editor (PR44).
 */
export const priceReportSchema = z
  .strictObject({
    id: z.string(),
    itemId: z.string(),
    itemName: z.string(),
    series: z.enum(PRICE_SERIES),
    basis: z.enum(PRICE_BASES),
    amount: spinaSchema,
    typedAmount: spinaSchema,
    quantity: quantitySchema,
    unit: spinaSchema,
    isNet: z.boolean(),
    day: koreanDaySchema,
    tradedDay: koreanDaySchema.nullable(),
    at: wireTimeSchema,
    use: z.enum(REPORT_USES),
    isUnusual: z.boolean(),
    isLongMember: z.boolean(),
    isMine: z.boolean(),
    author: z.string().nullable(),
    excludedReason: z.string().nullable(),
    withdrawnAt: wireTimeSchema.nullable(),
    changes: z.array(reportChangeSchema),
    flagCount: z.int().min(0).nullable(),
    isFlaggedByMe: z.boolean(),
    version: versionSchema,
    canEdit: z.boolean(),
    canWithdraw: z.boolean(),
    editableUntil: wireTimeSchema.nullable(),
  })
  .meta({ id: 'PriceReport', description: '시세 제보' })

/** See {@link priceReportSchema}. */
export type PriceReport = z.output<typeof priceReportSchema>

/** One page of reports, the newest first. */
export const priceReportPageSchema = pageOf(priceReportSchema).meta({
  id: 'PriceReportPage',
  description: '시세 제보 목록',
})

/** Which reports of an item: of a series, of a use, counted or not (`in`, `out`). */
export const priceReportQuerySchema = z.strictObject({
  series: z.enum(PRICE_SERIES).optional(),
  use: z.enum([...REPORT_USES, 'in', 'out']).optional(),
  ...pagingFields,
})

/** See {@link priceReportQuerySchema}. */
export type PriceReportQuery = z.output<typeof priceReportQuerySchema>

/** The viewer's own reports. */
export const ownReportQuerySchema = z.strictObject(pagingFields)

/** See {@link ownReportQuerySchema}. */
export type OwnReportQuery = z.output<typeof ownReportQuerySchema>

/**
 * An item's prices. `headline` names the series to show first (PR13). When the id was a report's,
 * `report` is that one. `reportTotal` counts the reports the viewer may see.
 */
export const currentPriceSchema = z
  .strictObject({
    item: priceItemSchema,
    headline: z.enum(PRICE_SERIES).nullable(),
    deal: priceEstimateSchema,
    ask: priceEstimateSchema,
    reference: priceSchema.nullable(),
    reports: z.array(priceReportSchema),
    reportTotal: z.int().min(0),
    report: priceReportSchema.nullable(),
  })
  .meta({ id: 'CurrentPrice', description: '품목 하나의 시세' })

/** See {@link currentPriceSchema}. */
export type CurrentPrice = z.output<typeof currentPriceSchema>

/** Every item with a price. `avg` is the mean of the counted voices (PR22), never the headline. */
export const currentPriceRowSchema = z
  .strictObject({
    itemName: z.string(),
    avg: spinaSchema,
    count: z.int().min(1),
    at: wireTimeSchema,
    itemId: z.string(),
    kindId: z.string(),
    variant: z.string(),
    unitQuantity: z.int().min(1),
    series: z.enum(PRICE_SERIES),
    median: spinaSchema,
    q1: spinaSchema,
    q3: spinaSchema,
    members: z.int().min(1),
    level: z.enum(PRICE_LEVELS),
    windowDays: z.int().min(1),
    newestDay: koreanDaySchema,
    change7: z.int().nullable(),
    spark: z.array(spinaSchema.nullable()),
    isSample: z.boolean(),
    entity: z.string().nullable(),
    entityId: z.string().nullable(),
  })
  .meta({ id: 'CurrentPriceRow', description: '시세가 있는 품목' })

/** See {@link currentPriceRowSchema}. */
export type CurrentPriceRow = z.output<typeof currentPriceRowSchema>

/** See {@link currentPriceRowSchema}. */
export const currentPriceListSchema = z.array(currentPriceRowSchema)

/** Rows of one answer of the priced items: more than a site of today has in all. */
export const CURRENT_PRICE_ROWS = 10_000

/** The query of the priced items. A page with fewer than `CURRENT_PRICE_ROWS` rows is the last. */
export const currentPriceQuerySchema = z.strictObject({
  kindId: referenceSchema.optional(),
  search: postSearchSchema,
  page: pagingFields.page,
})

/** See {@link currentPriceQuerySchema}. */
export type CurrentPriceQuery = z.output<typeof currentPriceQuerySchema>

/**
 * A report. `itemId` beats `itemName`; a name nobody knows makes a proposed item of `kindId` or
 * 기타 (PR1). `amount` is for all pieces (PR3). `basis` is the weaker claim when it is missing.
 * Only the ledger may tell of an earlier day, so any `day` but today is refused here (PR7).
 */
export const currentPriceInputSchema = z
  .strictObject({
    itemName: z.string().max(100).regex(LINE_PATTERN),
    amount: spinaSchema,
    itemId: referenceSchema.optional(),
    kindId: referenceSchema.optional(),
    basis: z.enum(PRICE_BASES).default('asked'),
    quantity: quantitySchema.default(1),
    isNet: z.boolean().default(false),
    day: koreanDaySchema.optional(),
  })
  .meta({ id: 'CreateCurrentPrice', description: '시세 알리기' })

/** See {@link currentPriceInputSchema}. */
export type CurrentPriceInput = z.output<typeof currentPriceInputSchema>

/**
 * What a report answers: the unit price that was kept, its use, and the item's prices now.
 * `countsFrom`: when what the member reports begins to weigh, while that is ahead (PR43).
 */
export const createdReportSchema = z
  .strictObject({
    id: z.string(),
    version: versionSchema,
    itemId: z.string(),
    unit: spinaSchema,
    use: z.enum(REPORT_USES),
    isUnusual: z.boolean(),
    countsFrom: wireTimeSchema.nullable(),
    headline: z.enum(PRICE_SERIES).nullable(),
    current: priceEstimateSchema,
  })
  .meta({ id: 'CreatedReport', description: '받은 제보' })

/** See {@link createdReportSchema}. */
export type CreatedReport = z.output<typeof createdReportSchema>

/**
 * A changed report; it keeps its moment and weight (PR31). `amount` is read as `isNet` says, and what
 * is missing stays as it was. `reason` is needed for somebody else's, and read by everybody (PR44).
 */
export const updateCurrentPriceSchema = z
  .strictObject({
    amount: spinaSchema,
    quantity: quantitySchema.optional(),
    basis: z.enum(PRICE_BASES).optional(),
    isNet: z.boolean().optional(),
    reason: reasonSchema.optional(),
    version: versionSchema,
  })
  .meta({ id: 'UpdateCurrentPrice', description: '제보 고치기' })

/** See {@link updateCurrentPriceSchema}. */
export type UpdateCurrentPrice = z.output<typeof updateCurrentPriceSchema>

/** Takes a report, or all of its voice from a day on, out of the reckoning (PR33). */
export const exclusionSchema = z
  .strictObject({
    reason: reasonSchema,
    scope: z.enum(EXCLUSION_SCOPES).default('report'),
    from: koreanDaySchema.optional(),
  })
  .meta({ id: 'ExcludeReport', description: '제보 빼기' })

/** See {@link exclusionSchema}. */
export type Exclusion = z.output<typeof exclusionSchema>

/**
 * Takes a report back into the reckoning, or with `voice` everything of its voice from its day on
 * that was taken out for the same reason.
 */
export const restorationSchema = z
  .strictObject({ scope: z.enum(EXCLUSION_SCOPES).default('report') })
  .meta({ id: 'RestoreReport', description: '뺀 제보 되돌리기' })

/** See {@link restorationSchema}. */
export type Restoration = z.output<typeof restorationSchema>

/** Tells the editors about a report. */
export const flagReportSchema = z
  .strictObject({ reason: z.enum(FLAG_REASONS) })
  .meta({ id: 'FlagReport', description: '제보 신고' })
