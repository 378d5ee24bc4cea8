import { CSPProvider } from '@base-ui/react/csp-provider'
import { PAGE_PATHS, pageAt, type PagePath } from '@gyeol/contract'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { createDrawingCache, DrawingCache, toDrawnCache } from './app/data-cache.tsx'
import { withoutStyles } from './app/start/without-styles.ts'
import { fileOf } from './pages/page-modules.ts'
import { pageDescriptions } from './pages/page-descriptions.texts.ts'
import type { AskedPage, PageHead, PageRoute } from './pages/page-route.ts'
import { routesOf } from './pages/router.tsx'
import { api } from './shared/api/api.ts'
import { givePageData, type PageData, wasTimeAsked } from './shared/http/page-data.ts'

/** What a visitor is answered at an address of the API; `status` null where nobody could be asked. */
export type Ask = (
  address: string,
) => Promise<{ readonly status: number | null; readonly body: unknown }>

/** What a page is drawn for and with. */
export type DrawingOrder = {
  /** Path and query. */
  readonly path: string
  /** Epoch ms. */
  readonly at: number
  readonly ask: Ask
}

/** A page as a visitor sees it. */
export type Drawing = {
  readonly status: number
  readonly html: string
  readonly head: PageHead
  /** What the app needs to take it over. */
  readonly data: PageData
  /** Until when it looks like this (epoch ms); null: for as long as it is answered alike. */
  readonly until: number | null
  /** Where it is now instead. */
  readonly location?: string
}

/** A page that shows times looks like this for so long where it does not know better. */
const MOMENT_MS = 60_000

const NOTHING: Drawing = {
  status: 200,
  html: '',
  head: {},
  data: { at: null, cache: null, loaded: null },
  until: null,
}

const MODULES = import.meta.glob<PageRoute>('./pages/*.route.tsx')
const KNOWN = PAGE_PATHS.map((path) => ({ path }))
const handler = createStaticHandler(routesOf())

/**
 * Draws a page outside of the browser: screens must draw without `window` and without `style` attributes. Throws
 * when the page cannot be drawn, and for pages that ask for a permission.
 */
export async function drawPage({ path, at, ask }: DrawingOrder): Promise<Drawing> {
  const url = new URL(path, 'http://page')
  const page = pageOf(url.pathname)
  if (page !== null && pageAt(page).permission !== undefined) throw new Error(`${page} is guarded`)
  const cache = createDrawingCache({ ask: async (address) => toReading(await ask(address)) })
  try {
    const context = await handler.query(new Request(url))
    if (context instanceof Response)
      return {
        ...NOTHING,
        status: context.status,
        location: context.headers.get('location') ?? '/',
      }
    const { params = {} } = context.matches.at(-1) ?? {}
    let given: unknown = null
    const asked: AskedPage = {
      params,
      search: url.searchParams,
      at,
      give: (value) => {
        given = value
      },
      ask: cache.dispatch,
      fetch: async <Answer,>(address: string) => {
        const { status, body } = await ask(address)
        // The server has answered by the schema of the address.
        return status === 200 ? (body as Answer) : null
      },
      // Features bring their endpoints along; the type of the cache alone knows none of them.
      read: (select) => select(cache.getState() as never).data,
    }
    const module = page === null || context.errors ? undefined : await moduleOf(page)
    const loaded = await module?.loader?.(asked)
    const { location, ...told } = module?.head?.({ ...asked, loaded }) ?? {}
    const head = { ...describe(page), ...told }
    if (location !== undefined) return { ...NOTHING, status: 308, head, location }
    if (head.isForBrowser) return { ...NOTHING, head }
    const drawn = toDrawnCache(cache.getState().api)
    // Right before the drawing, which nothing else comes between.
    givePageData({ at, cache: drawn, loaded: given })
    const html = withoutStyles(path, renderToString(<Page {...{ cache, context }} />))
    const isOfMoment = wasTimeAsked()
    return {
      status: head.status ?? context.statusCode,
      html,
      head,
      data: { at: isOfMoment ? at : null, cache: drawn, loaded: given },
      until: head.until ?? (isOfMoment ? at + MOMENT_MS : null),
    }
  } finally {
    cache.dispatch(api.util.resetApiState())
  }
}

type PageProps = {
  readonly cache: ReturnType<typeof createDrawingCache>
  readonly context: StaticHandlerContext
}

/** As `LivingPage` begins in the browser: the ids React makes go by the place of each element. */
function Page({ cache, context }: PageProps) {
  return (
    <StrictMode>
      <DrawingCache value={cache}>
        <CSPProvider disableStyleElements>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </CSPProvider>
      </DrawingCache>
      {null}
    </StrictMode>
  )
}

/** What the build, and whoever draws, must know of a page before it is asked for. */
export type BuiltPage = {
  /** Its module, under `src/`. */
  readonly file: string
  readonly opens: readonly string[]
  /** Names of its query that show in what is drawn; null where the browser alone draws the page. */
  readonly searchParams: readonly string[] | null
}

/** All pages of the app, by their addresses. */
export async function builtPages(): Promise<Readonly<Record<string, BuiltPage>>> {
  const found = PAGE_PATHS.map(async (path) => [path, await builtPage(path)] as const)
  return Object.fromEntries(await Promise.all(found))
}

/** One of them. */
export async function builtPage(path: PagePath): Promise<BuiltPage> {
  const module = pageAt(path).permission === undefined ? await moduleOf(path) : undefined
  return {
    file: fileOf(path).replace('./', 'pages/'),
    opens: module?.opens ?? [],
    searchParams: module ? (module.searchParams ?? []) : null,
  }
}

function describe(page: PagePath | null): PageHead {
  const description = page === null ? undefined : pageDescriptions[page]
  return description === undefined ? {} : { description }
}

function pageOf(pathname: string): PagePath | null {
  return matchRoutes(KNOWN, pathname)?.at(-1)?.route.path ?? null
}

const moduleOf = async (page: PagePath) => MODULES[fileOf(page).replace('./', './pages/')]?.()

function toReading({ status, body }: Awaited<ReturnType<Ask>>) {
  if (status === 200) return { data: body }
  return { error: { toast: false, status, statusText: '', content: null } }
}
