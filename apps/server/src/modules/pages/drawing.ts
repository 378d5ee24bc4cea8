import type { NamedPage } from './structured-data.ts'

/** A page as a visitor sees it, as the web build draws it (`apps/web/src/entry-server.tsx`). */
export type Drawing = {
  /** Another one whenever anything that is sent of it is; made beside the server. */
  readonly version: string
  readonly status: number
  readonly html: string
  readonly head: DrawnHead
  /** What the app needs to take it over. */
  readonly data: PageData
  /** Until when it looks like this (epoch ms); null: for as long as it is answered alike. */
  readonly until: number | null
  /** Where the page is now instead. */
  readonly location?: string
}

/** What a page comes with for its scripts. */
export type PageData = {
  /** When it was drawn (epoch ms), where that shows. */
  readonly at: number | null
  readonly cache: unknown
  readonly loaded: unknown
}

/** What is said of a page beside its address (`apps/web/src/pages/page-route.ts`). */
export type DrawnHead = {
  /** Readers with work of their own see that in place of what is drawn. */
  readonly isOwn?: true
  /** Only the browser knows what there is to see. */
  readonly isForBrowser?: true
  readonly title?: string
  readonly description?: string
  readonly canonical?: string
  readonly trail?: readonly NamedPage[]
  readonly list?: { readonly total: number; readonly rows: readonly NamedPage[] }
  readonly article?: { readonly publishedAt: string; readonly updatedAt: string }
  readonly gameEvent?: { readonly startDate: string; readonly endDate: string | null }
  readonly questions?: readonly { readonly question: string; readonly answer: string }[]
  readonly picture?: {
    readonly label: string
    readonly title: string
    readonly lines: readonly { readonly term: string; readonly text: string }[]
  }
}

/** The data as it stands in the page; nothing in it can end the element it stands in. */
export function pageDataTag(data: Partial<PageData>): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="page-data">${json}</script>`
}
