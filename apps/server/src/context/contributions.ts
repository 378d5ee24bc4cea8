import type {
  ContentKind,
  NamedCount,
  OwnNewsKind,
  Permission,
  PushMessage,
  QuotaName,
  SetupStep,
} from '@gyeol/contract'
import type { SeriesPrice } from '@gyeol/prices'
import type { PriceSeries } from '@gyeol/terms'
import type { Kysely, RawBuilder, Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Act } from './act.ts'

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
  /**
   * Ends that what they made for others is known to be one member's: some days after they left, so that
   * nobody can post, leave, and have nothing taken down at once.
   */
  readonly forgetAuthor?: (transaction: Transaction<Schema>, memberId: string) => Promise<void>
}

/** Something a member is told once, and when it happened; the message's tag tells it from all others. */
export type ToldNews = {
  readonly memberId: string
  readonly at: number
  readonly message: PushMessage
}

/** One kind of news of a member's own: what browsers are told since a moment, and what the download holds of it. */
export type OwnNewsPart = {
  readonly listTold: (kysely: Kysely<Schema>, since: number) => Promise<readonly ToldNews[]>
  readonly data: readonly PersonalDataPart[]
}

/** Every kind of news of a member's own. */
export type OwnNews = Readonly<Record<OwnNewsKind, OwnNewsPart>>

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

/** Something the owner is told outside the site for as long as it holds. */
export type AlertPart = {
  readonly code: string
  /** What is told of it, in one sentence. */
  readonly text: string
  /** Since when it holds, `now` where that is not known; null when it does not. */
  readonly read: (kysely: Kysely<Schema>, now: number) => Promise<number | null>
}

/** Whether something that is done once, when a site is set up, is done. */
export type SetupPart = {
  readonly code: SetupStep
  readonly isDone: (kysely: Kysely<Schema>, memberId: string) => Promise<boolean>
}

/** How many of a quota's things a member holds, for those quotas that bound it. */
export type QuotaTotals = Readonly<
  Partial<Record<QuotaName, (kysely: Kysely<Schema>, memberId: string) => Promise<number>>>
>

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

/**
 * Where the rows of a kind of content stand: the columns of their id, their maker and their time, and
 * the states in which one can be taken down where not every one can. Conditions on the rows of the
 * table, there called `content`: `only`, which are of this kind where not every one is; `isShown`,
 * which are not down already where those that are stay, and their state does not tell.
 */
export type ContentRows = {
  readonly table: keyof Schema
  readonly id: string
  readonly author: string
  readonly at: string
  readonly takes?: { readonly column: string; readonly values: readonly string[] }
  readonly only?: RawBuilder<boolean>
  readonly isShown?: RawBuilder<boolean>
}

/**
 * A content that was taken down, with what its part has said brings it back. Said of one content at
 * several times it is what was taken each time, like one name and the next.
 */
export type HeldContent = { readonly id: string; readonly previous: unknown }

/** Who takes something down, and the words its maker reads. */
export type TakingDown = { readonly act: Act; readonly reason: string }

/**
 * One kind of content that members make: how those who look after the site see it, and how it is
 * taken down, brought back and erased.
 *
 * - `show`: what each is called and where it stands; what is gone has no entry.
 * - `takeDown`: gives for each that it has hidden what brings it back; the others cannot be.
 * - `restore`: gives the ids of those that are back.
 * - `gathers`: it is everything a member has of its kind, and what they make later is part of it.
 * - `tells`: its maker hears of it in a way of its own.
 */
export type ContentPart = {
  readonly kind: ContentKind
  readonly rows: ContentRows
  readonly tells?: true
  readonly gathers?: true
  readonly show: (
    kysely: Kysely<Schema>,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly title: string; readonly path: string | null }>>
  readonly takeDown: (
    transaction: Transaction<Schema>,
    ids: readonly string[],
    why: TakingDown,
  ) => Promise<ReadonlyMap<string, unknown>>
  readonly restore: (
    transaction: Transaction<Schema>,
    held: readonly HeldContent[],
    act: Act,
  ) => Promise<readonly string[]>
  readonly erase: (
    transaction: Transaction<Schema>,
    held: readonly HeldContent[],
    act: Act,
  ) => Promise<void>
}
