import type { CatalogueEntity, FlagReason, LedgerBasis, PriceItemState } from '@gyeol/contract'
import type {
  NoPriceReason,
  PriceBasis,
  PriceLevel,
  PriceSeries,
  WatchDirection,
} from '@gyeol/terms'

// Days are Korean calendar days counted from 1970-01-01, values whole spina for one unit.

/** A kind of things with a price. */
export type PriceKindTable = {
  id: string
  name: string
  sort_order: number
  created_at: number
  updated_at: number
  version: number
}

/**
 * What a price is about. `name_key` is the normalised name a typed one is looked up by; several
 * variants may share it. `stale_from` and `stale_to` are the first and the last day whose points
 * have to be worked out again, both null when nothing waits.
 * `author_id` is who proposed it, null for what the product ships; `taken_down_at`: since when a
 * proposal is out of the editors' queue.
 */
export type PriceItemTable = {
  id: string
  kind_id: string
  name: string
  variant: string
  name_key: string
  search_text: string
  unit_quantity: number
  entity: CatalogueEntity | null
  entity_id: string | null
  state: PriceItemState
  merged_into: string | null
  is_sample: number
  stale_from: number | null
  stale_to: number | null
  author_id: string | null
  created_at: number
  updated_at: number
  version: number
  taken_down_at: number | null
}

/** Another spelling of an item. */
export type PriceAliasTable = { name_key: string; name: string; item_id: string }

/** The random key a member votes under; gone when they leave (PR34). */
export type PriceVoiceTable = { member_id: string; voice: string }

/** Where a report came from. */
export type ReportSource = 'form' | 'ledger' | 'import' | 'sample'

/**
 * One member's sentence. `amount` is what the buyer pays for all pieces, `typed_amount` what was
 * typed when that was what the seller received (PR3). `day` is the one it votes on, `traded_day` the
 * one the ledger tells of (PR42); `weight` is nothing on probation (PR43).
 */
export type PriceReportTable = {
  id: string
  item_id: string
  series: PriceSeries
  basis: PriceBasis
  amount: number
  typed_amount: number
  quantity: number
  unit: number
  is_net: number
  day: number
  traded_day: number | null
  at: number
  voice: string
  author_id: string | null
  weight: number
  state: 'active' | 'withdrawn' | 'excluded'
  source: ReportSource
  is_unusual: number
  excluded_reason: string | null
  withdrawn_at: number | null
  updated_at: number
  version: number
}

/** What a report said before somebody changed it, who, and the reason an editor gave (PR44). */
export type PriceReportChangeTable = {
  id: string
  report_id: string
  at: number
  /** Null once they have left. */
  member_id: string | null
  is_by_editor: number
  reason: string | null
  basis: PriceBasis
  amount: number
  quantity: number
  unit: number
}

/** What one voice says about an item, series and day (PR8). */
export type PriceVoteTable = {
  item_id: string
  series: PriceSeries
  day: number
  voice: string
  value: number
  weight: number
  reports: number
}

/** The point of a day, or of the week that begins on that day (PR28, PR30). */
export type PricePointTable = {
  item_id: string
  series: PriceSeries
  day: number
  level: PriceLevel
  median: number | null
  q1: number | null
  q3: number | null
  min: number | null
  max: number | null
  mean: number | null
  members: number
  votes: number
  reports: number
}

/**
 * The price of today of an item and series, as lists and pages show it. `is_headline`: the series
 * that speaks (PR13). `detail` is JSON: what only the item's page needs, and the uses of the voices.
 * `spark` is JSON: fourteen medians. `members` counts those that spoke when there is no price.
 */
export type PriceNowTable = {
  item_id: string
  series: PriceSeries
  as_of_day: number
  is_headline: number
  level: PriceLevel
  reason: NoPriceReason | null
  window_days: number
  median: number | null
  q1: number | null
  q3: number | null
  min: number | null
  max: number | null
  mean: number | null
  members: number
  newest_day: number | null
  change7: number | null
  change30: number | null
  newest_at: number | null
  spark: string
  detail: string
}

/** A stated reference price (PR40); `amount` is for `quantity` pieces. */
export type PriceStatementTable = {
  id: string
  item_id: string
  amount: number
  quantity: number
  at: number
  note: string
  source: string
  author_id: string | null
  created_at: number
  updated_at: number
  version: number
}

/**
 * A line a member watches (AL1–AL6). `fired_at` is the moment it last fired, `alert` the words,
 * `fell_back_at` the moment its price fell back.
 */
export type PriceWatchTable = {
  id: string
  member_id: string
  item_id: string
  series: PriceSeries
  direction: WatchDirection
  amount: number
  is_armed: number
  last_day: number | null
  last_value: number | null
  fired_at: number | null
  fell_back_at: number | null
  alert: string | null
  /** When its member has marked what it told as read. */
  seen_at: number | null
  created_at: number
  version: number
}

/** A line of a member's private ledger (LG1). */
export type TradeLedgerTable = {
  id: string
  member_id: string
  item_id: string
  basis: LedgerBasis
  amount: number
  quantity: number
  day: number
  memo: string
  report_id: string | null
  created_at: number
  updated_at: number
  version: number
}

/** A member's word about a report (PR37). */
export type PriceFlagTable = {
  report_id: string
  member_id: string
  reason: FlagReason
  at: number
}

/** The tables of prices, by name. */
export type PriceSchema = {
  price_kind: PriceKindTable
  price_item: PriceItemTable
  price_alias: PriceAliasTable
  price_voice: PriceVoiceTable
  price_report: PriceReportTable
  price_report_change: PriceReportChangeTable
  price_vote: PriceVoteTable
  price_day: PricePointTable
  price_week: PricePointTable
  price_now: PriceNowTable
  price_statement: PriceStatementTable
  price_watch: PriceWatchTable
  trade_ledger: TradeLedgerTable
  price_flag: PriceFlagTable
}
