/** What a report says happened: both sides of a trade, or a price standing on the board. */
export const PRICE_BASES = ['sold', 'bought', 'asked'] as const

/** One of {@link PRICE_BASES}. */
export type PriceBasis = (typeof PRICE_BASES)[number]

/** Prices that were paid, and prices that are asked. They are never mixed (PR5). */
export const PRICE_SERIES = ['deal', 'ask'] as const

/** One of {@link PRICE_SERIES}. */
export type PriceSeries = (typeof PRICE_SERIES)[number]

/** How far a price can be trusted, from nothing to much (PR24). */
export const PRICE_LEVELS = ['none', 'low', 'medium', 'high'] as const

/** One of {@link PRICE_LEVELS}. */
export type PriceLevel = (typeof PRICE_LEVELS)[number]

/** Why there is no price: nobody spoke, too few did (PR23), or they disagree too much (PR18). */
export const NO_PRICE_REASONS = ['NO_REPORTS', 'FEW_MEMBERS', 'SCATTERED'] as const

/** One of {@link NO_PRICE_REASONS}. */
export type NoPriceReason = (typeof NO_PRICE_REASONS)[number]

/** What became of a report (PR26). */
export const REPORT_USES = [
  'counted',
  'superseded',
  'filtered',
  'before',
  'single',
  'old',
  'probation',
  'withdrawn',
  'excluded',
] as const

/** One of {@link REPORT_USES}. */
export type ReportUse = (typeof REPORT_USES)[number]

/** Which way a watched price has to go. */
export const WATCH_DIRECTIONS = ['below', 'above'] as const

/** One of {@link WATCH_DIRECTIONS}. */
export type WatchDirection = (typeof WATCH_DIRECTIONS)[number]

/** The borders of reports: spina, pieces, and the pieces one unit price is about (PR2). */
export const PRICE_LIMITS = {
  amount: 1_000_000_000_000_000,
  quantity: 1_000_000,
  unitQuantity: 10_000,
} as const
