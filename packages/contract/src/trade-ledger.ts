import { PRICE_LIMITS, REPORT_USES } from '@gyeol/terms'
import { z } from 'zod'
import { idSchema } from './ids.ts'
import { pageOf, pagingFields } from './paging.ts'
import { englishNameFields, koreanDaySchema, spinaSchema } from './price-values.ts'
import { versionSchema } from './versions.ts'
import { WORDS_PATTERN } from './post.ts'

/** Both sides of a trade; nothing asked stands in a ledger. */
export const LEDGER_BASES = ['sold', 'bought'] as const

/** One of {@link LEDGER_BASES}. */
export type LedgerBasis = (typeof LEDGER_BASES)[number]

/** Most characters of a memo, and most lines of a member. */
export const LEDGER_LIMITS = { memo: 200, lines: 10_000 } as const

const lineFields = {
  itemId: idSchema,
  basis: z.enum(LEDGER_BASES),
  amount: spinaSchema,
  quantity: z.int().min(1).max(PRICE_LIMITS.quantity),
  day: koreanDaySchema,
  memo: z.string().max(LEDGER_LIMITS.memo).regex(WORDS_PATTERN).default(''),
} as const

/**
 * A line of a member's ledger (LG1). `amount` is for all pieces, as the buyer paid. `unit` is the
 * price of one unit; `atTrade` and `now` are the prices of paid trades on that day and today. `reportId`
 * names the report it was shared as, `canShare` whether it may still be (LG2, PR7).
 */
export const ledgerLineSchema = z
  .strictObject({
    ...lineFields,
    id: z.string(),
    itemId: z.string(),
    itemName: z.string(),
    variant: z.string(),
    ...englishNameFields,
    unitQuantity: z.int().min(1),
    memo: z.string(),
    unit: spinaSchema,
    atTrade: spinaSchema.nullable(),
    now: spinaSchema.nullable(),
    reportId: z.string().nullable(),
    canShare: z.boolean(),
    version: versionSchema,
  })
  .meta({ id: 'LedgerLine', description: '내 거래 장부의 한 줄' })

/** See {@link ledgerLineSchema}. */
export type LedgerLine = z.output<typeof ledgerLineSchema>

/** A sum is text: it may be larger than a number is exact. */
const totalSchema = z.string().regex(/^\d+$/)

/** One page of the ledger, the newest day first, with the totals of the whole range (LG3). */
export const ledgerPageSchema = pageOf(ledgerLineSchema)
  .extend({
    totals: z.strictObject({ sold: totalSchema, fee: totalSchema, bought: totalSchema }),
    months: z.array(
      z.strictObject({
        month: z.string().regex(/^\d{4}-\d{2}$/),
        sold: totalSchema,
        fee: totalSchema,
        bought: totalSchema,
        count: z.int().min(1),
      }),
    ),
  })
  .meta({ id: 'LedgerPage', description: '내 거래 장부' })

/** See {@link ledgerPageSchema}. */
export type LedgerPage = z.output<typeof ledgerPageSchema>

/** The query of the ledger: Korean days, both included. */
export const ledgerQuerySchema = z.strictObject({
  from: koreanDaySchema.optional(),
  to: koreanDaySchema.optional(),
  ...pagingFields,
})

/** See {@link ledgerQuerySchema}. */
export type LedgerQuery = z.output<typeof ledgerQuerySchema>

/** A new line; `share` adds it to the prices as well (LG2). */
export const ledgerLineInputSchema = z
  .strictObject({ ...lineFields, share: z.boolean().default(false) })
  .meta({ id: 'CreateLedgerLine', description: '장부에 적기' })

/** See {@link ledgerLineInputSchema}. */
export type LedgerLineInput = z.output<typeof ledgerLineInputSchema>

/** A changed line; `withReport` changes its report as well (LG3). */
export const updateLedgerLineSchema = z
  .strictObject({ ...lineFields, withReport: z.boolean().default(false), version: versionSchema })
  .meta({ id: 'UpdateLedgerLine', description: '장부 고치기' })

/** See {@link updateLedgerLineSchema}. */
export type UpdateLedgerLine = z.output<typeof updateLedgerLineSchema>

/** `withReport=true` withdraws the line's report as well (LG3). */
export const removeLedgerLineQuerySchema = z.strictObject({
  withReport: z.enum(['true', 'false']).default('false'),
})

/** See {@link removeLedgerLineQuerySchema}. */
export type RemoveLedgerLineQuery = z.output<typeof removeLedgerLineQuerySchema>

/** What a new line answers; `reportId` when it was shared. */
export const createdLedgerLineSchema = z
  .strictObject({ id: z.string(), version: versionSchema, reportId: z.string().nullable() })
  .meta({ id: 'CreatedLedgerLine', description: '적은 줄' })

/** What sharing a line answers. */
export const sharedLedgerLineSchema = z
  .strictObject({ reportId: z.string(), use: z.enum(REPORT_USES) })
  .meta({ id: 'SharedLedgerLine', description: '보탠 제보' })

/** Nothing is said beside the address. */
export const emptyBodySchema = z.strictObject({})
