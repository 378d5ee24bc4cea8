/** Lists that conditions lead to, in the order in which equally good ones are offered. */
export const OFFERED_LISTS = ['crysta', 'equipment', 'boss', 'registlet', 'price'] as const
export type OfferedList = (typeof OFFERED_LISTS)[number]

/** What can be found, in the order in which equally good groups are shown. */
export const SEARCH_KINDS = [
  'page',
  'crysta',
  'skill',
  'equipment',
  'registlet',
  'boss',
  'ability',
  'job',
  'quest',
  'price',
  'dish',
  'event',
  'notice',
  'help',
  'saved',
  'command',
] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** One item that can be found. Plain data: it travels to the worker and back. */
export type SearchEntry = {
  /** Unique among all entries, `crysta/bakuzan`. */
  readonly key: string
  readonly kind: SearchKind
  readonly name: string
  /** Other names, slang, and what else it may be looked for by. */
  readonly aliases: readonly string[]
  /** One line that tells it from others of the same name. */
  readonly detail: string
  /** Where it is; null for commands, which are run. */
  readonly href: string | null
}

/** An entry as it is shown. */
export type SearchHit = Omit<SearchEntry, 'aliases'>

/** Hits of one kind, best first; `total` counts those that are not shown too. */
export type HitGroup = {
  readonly kind: SearchKind
  readonly total: number
  readonly hits: readonly SearchHit[]
}

/** A condition understood of the typed text; `rest` is the text without it. */
export type UnderstoodPart = {
  readonly label: string
  readonly rest: string
}

/** A list that can be opened with the understood conditions set, and how much it shows then. */
export type ConditionOffer = {
  readonly kind: OfferedList
  readonly label: string
  readonly total: number
  /** Rows of the list, where it shows several of one name as one. */
  readonly rows: number
  readonly href: string
}

/** How much of the catalogue can be searched now. */
export type CatalogueState = {
  /** Lists are still on their way. */
  readonly isLoading: boolean
  /** Some list is the copy of an earlier visit. */
  readonly isOffline: boolean
  /** Kinds whose list could not be had at all. */
  readonly missing: readonly SearchKind[]
}

/** What a typed text finds. */
export type SearchAnswer = {
  readonly text: string
  readonly groups: readonly HitGroup[]
  readonly total: number
  readonly parts: readonly UnderstoodPart[]
  readonly offers: readonly ConditionOffer[]
  /** Words that were left out, because with them nothing is found. */
  readonly left: string | null
  /** What there is to say of a search this site has nothing for. */
  readonly said: string | null
  /** Something is called exactly so: it comes before what the text may mean as a condition. */
  readonly isNamed: boolean
  readonly catalogue: CatalogueState
}

/** How much of a group is wanted. */
export type SearchLimits = {
  readonly mostPerKind: number
  /** Hits of this kind only; the other groups are counted. Absent: all. */
  readonly kind?: SearchKind
}
