import { z } from 'zod'

/** Rows on a page when the query does not say. */
export const DEFAULT_PAGE_SIZE = 20

/** The most rows one page may hold. */
export const MAX_PAGE_SIZE = 100

/** Far beyond any list, small enough that page × size stays an exact integer. */
const MAX_PAGE = 1_000_000

/** Query fields of every list: `page` from 1, `pageSize` 1..100. Query values arrive as text. */
export const pagingFields = {
  page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
} as const

/** One page of a list: `total` counts the rows of all pages. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    items: z.array(item),
    page: z.int().min(1),
    pageSize: z.int().min(1).max(MAX_PAGE_SIZE),
    total: z.int().min(0),
  })
}
