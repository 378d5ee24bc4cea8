import type { PriceItemQuery } from '@gyeol/contract'

/** What the list of items is asked for. */
export type PriceItemAsk = Partial<PriceItemQuery>

/** Rows of one page of the list. */
export const ITEM_PAGE_SIZE = 20

/** What the list is first opened with; its copy answers, without a connection, what was never asked. */
export const COPIED_ASK = { sort: 'members', page: 1, pageSize: ITEM_PAGE_SIZE } as const
