import type { NoPriceReason, PriceLevel } from '@gyeol/terms'

/** What one member says about an item, series and day (PR8). Days are Korean calendar days (PR6). */
export type PriceVote = {
  /** The member's voice; never the member himself (PR34). */
  readonly voice: string
  readonly day: number
  /** Spina for one unit. */
  readonly value: number
  /** 1, 2 or 4 (PR9). */
  readonly weight: number
  /** How many of his active reports the vote stands for. */
  readonly reports: number
}

/** The price that stood before a re-anchoring (PR20). */
export type EarlierPrice = { readonly median: number; readonly members: number }

/** What several filtered voices of today and yesterday say instead (PR21). */
export type PriceHint = {
  readonly side: 'up' | 'down'
  readonly median: number
  readonly members: number
}

/**
 * One window's answer. The numbers from `median` to `newestDay` are of the counted voices, and null
 * exactly when `level` is `none`. `members`, `weight` (raw) and `reports` are of the counted voices,
 * or of all that speak when there is no price.
 */
export type PriceEstimate = {
  readonly level: PriceLevel
  readonly reason: NoPriceReason | null
  readonly windowDays: number
  /** The first day that speaks after a re-anchoring. */
  readonly since: number | null
  readonly earlier: EarlierPrice | null
  readonly hint: PriceHint | null
  readonly median: number | null
  readonly q1: number | null
  readonly q3: number | null
  readonly min: number | null
  readonly max: number | null
  readonly mean: number | null
  readonly newestDay: number | null
  readonly members: number
  readonly weight: number
  readonly reports: number
  /** Voices that are too far from the others (PR17), sorted. */
  readonly filtered: readonly string[]
  /** Voices from before the re-anchoring, sorted. */
  readonly before: readonly string[]
}
