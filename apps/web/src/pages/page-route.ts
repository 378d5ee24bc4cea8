import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router'
import type { DataCacheStore } from '../app/data-cache.tsx'

/**
 * Everything there is to say of a page: what a module `pages/<address>.route.tsx` exports. The browser fetches
 * `Component` and `clientLoader` alone; the rest is for the server, which draws the page.
 */
export type PageRoute<Loaded = unknown> = {
  readonly Component: ComponentType
  /** What must be there in the browser before the page is shown; a page that does not exist throws a 404. */
  readonly clientLoader?: LoaderFunction
  /** Asks the API for what the page shows: it fills the data cache the page is drawn with. */
  readonly loader?: (asked: AskedPage) => PromiseLike<Loaded>
  /** Names of its query that show in what is drawn; the others are nobody's but the browser's. */
  readonly searchParams?: readonly string[]
  /** Modules under `src/` that its first tap most likely opens, in the order in which they are fetched behind it. */
  readonly opens?: readonly string[]
  /** What search engines, previews and the browser's tab say of it. */
  readonly head?: (asked: AskedPage & { readonly loaded: Loaded }) => PageHead
}

/** A page about to be drawn. */
export type AskedPage = {
  readonly params: Readonly<Partial<Record<string, string>>>
  readonly search: URLSearchParams
  /** Epoch ms. */
  readonly at: number
  /** Asks the API by an endpoint's `initiate`; what comes fills the data cache the page is drawn with. */
  readonly ask: DataCacheStore['dispatch']
  /** Gives the page what it needs beside the data cache (`drawnLoaded`). */
  readonly give: (loaded: unknown) => void
  /** Asks the API past the data cache, for what the page is not given whole; null where there is nothing for a visitor. */
  readonly fetch: <Answer>(address: string) => Promise<Answer | null>
  /** What has come, by an endpoint's `select`; undefined where the server had nothing for a visitor. */
  readonly read: <Answer>(
    select: (state: never) => { readonly data?: Answer | undefined },
  ) => Answer | undefined
}

/** What is said of a page beside its address; what is left out is as for all of its kind. */
export type PageHead = {
  /** 404 where there is nothing at the address, for visitors. */
  readonly status?: 404
  /** Readers with work of their own see that in place of what is drawn: nothing is shown to them until it is there. */
  readonly isOwn?: true
  /** Only the browser knows what there is to see: it draws the page alone. */
  readonly isForBrowser?: true
  /** Where it is now, when it was asked for under an earlier address. */
  readonly location?: string
  /** The whole title. */
  readonly title?: string
  readonly description?: string
  /** The path search engines should keep, where it has others too. */
  readonly canonical?: string
  /** The way to it from the front page. */
  readonly trail?: readonly NamedPage[]
  /** The first rows of its list, and how many there are in all. */
  readonly list?: { readonly total: number; readonly rows: readonly NamedPage[] }
  readonly article?: { readonly publishedAt: string; readonly updatedAt: string }
  /** `endDate` null: until a maintenance. */
  readonly gameEvent?: { readonly startDate: string; readonly endDate: string | null }
  /** What is often asked on it, and the answers that stand there. */
  readonly questions?: readonly { readonly question: string; readonly answer: string }[]
  /** What its preview picture says. */
  readonly picture?: PagePicture
  /** Until when it looks as it does now (epoch ms). */
  readonly until?: number
}

/** A page by its name; `path` is an address of ours. */
export type NamedPage = { readonly name: string; readonly path: string }

type PagePicture = {
  /** What kind of thing it is. */
  readonly label: string
  readonly title: string
  readonly lines: readonly { readonly term: string; readonly text: string }[]
}
