import { pageAt, type PagePath } from '@gyeol/contract'
import { PRODUCT_NAME } from '../shared/product.ts'
import { shortDescription } from './descriptions.ts'
import type { NamedPage, PageHead } from './page-route.ts'

type ListPath = PagePath & ('/event' | '/notion' | '/job')

type Post = {
  readonly id: string
  readonly title: string
  readonly description: string
  /** What its preview picture says below its name. */
  readonly lines: readonly string[]
}

/** What is said of the page of what somebody has written; without one, members may still find it there. */
export function postHead(list: ListPath, post: Post | undefined): PageHead {
  if (post === undefined) return { status: 404, isForBrowser: true }
  const { id, title, description, lines } = post
  const listName = pageAt(list).title
  return {
    title: `${title} | ${PRODUCT_NAME}`,
    description: shortDescription(description),
    trail: [
      { name: listName, path: list },
      { name: title, path: `${list}/${id}` },
    ],
    picture: { label: listName, title, lines: lines.map((text) => ({ term: '', text })) },
  }
}

/** Search engines are told so many rows of a list. */
const TOLD_ROWS = 30

/** What is said of a list of such pages. */
export function postListHead(list: ListPath, rows: readonly NamedPage[], total: number): PageHead {
  return {
    trail: [{ name: pageAt(list).title, path: list }],
    list: { total, rows: rows.slice(0, TOLD_ROWS) },
  }
}
