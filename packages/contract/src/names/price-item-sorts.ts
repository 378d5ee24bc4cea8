/** Orders of the item list; `recent` begins with the newest report, `change` with the largest. */
export const PRICE_ITEM_SORTS = ['name', 'recent', 'members', 'change'] as const

/** One of {@link PRICE_ITEM_SORTS}. */
export type PriceItemSort = (typeof PRICE_ITEM_SORTS)[number]
