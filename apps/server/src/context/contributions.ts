import type { NamedCount, Permission, SetupStep } from '@gyeol/contract'
import type { SeriesPrice } from '@gyeol/prices'
import type { PriceSeries } from '@gyeol/terms'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** What one part of the site holds about a member. */
export type PersonalDataPart = {
  /** The section's name in their download. */
  readonly name: string
  readonly collect: (
    kysely: Kysely<Schema>,
    memberId: string,
  ) => Promise<readonly Readonly<Record<string, unknown>>[]>
  /** Removes what is only theirs when they leave; what they wrote for others stays, nameless. */
  readonly forget?: (transaction: Kysely<Schema>, memberId: string) => Promise<void>
}

/** Texts of one part of the site that hold some mark: what may show a picture, now or once more. */
export type TextPart = (kysely: Kysely<Schema>, mark: string) => Promise<readonly string[]>

/** What one part of the site tells administrators first. */
export type SummaryPart = (
  kysely: Kysely<Schema>,
  now: number,
) => Promise<{
  /** Sizes. */
  readonly counts?: readonly NamedCount[]
}>

/**
 * How many wait, and since when the oldest does where that is known. `firstId`: what to begin with,
 * where those that wait have no list of their own.
 */
export type Waiting = {
  readonly count: number
  readonly oldestAt: number | null
  readonly firstId?: string | null
}

/** One kind of thing that waits for those who hold `permission`. */
export type TaskPart = {
  readonly code: string
  readonly permission: Permission
  /** To be looked at before everything else. */
  readonly isUrgent?: true
  readonly read: (kysely: Kysely<Schema>, now: number) => Promise<Waiting>
}

/** Whether something that is done once, when a site is set up, is done. */
export type SetupPart = {
  readonly code: SetupStep
  readonly isDone: (kysely: Kysely<Schema>, memberId: string) => Promise<boolean>
}

/** What an item costs today; `headline` is the series that speaks (PR13). */
export type ItemPrices = {
  readonly headline: PriceSeries | null
  readonly deal: SeriesPrice
  readonly ask: SeriesPrice
}

/** What hears of an item's prices in the transaction that has just worked them out. */
export type PriceListener = (
  transaction: Transaction<Schema>,
  news: { readonly itemId: string; readonly prices: ItemPrices; readonly now: number },
) => Promise<void>
