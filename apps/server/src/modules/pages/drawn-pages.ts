import type { PagePath } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import type { Drawing } from './drawing.ts'
import { PageCache } from './page-cache.ts'
import { findRenderer, type PageRenderer } from './page-renderer.ts'
import type { PageShell } from './page-shell.ts'
import type { PageShells } from './page-shells.ts'

/** What draws is started this long after the server. */
const WARM_UP_MS = 3000

type SearchParams = readonly string[] | undefined

/** The pages of each language as their routes draw them. */
export type DrawnPages = {
  /**
   * What a visitor sees at an address; null when it cannot be drawn, or not in a moment. `isThing`: the address names
   * something there may not be.
   */
  readonly find: (shell: PageShell, address: string, isThing?: boolean) => Promise<Drawing | null>
  /** Names of a page's query that show in what is drawn; undefined where the app alone draws the page. */
  readonly searchParams: (shell: PageShell, path: PagePath) => SearchParams | Promise<SearchParams>
}

/** Draws with what the web build has left for it in each language; without, no page is drawn. */
export function createDrawnPages(
  app: ServerInstance,
  shells: PageShells | null,
  { clock }: Pick<ServerContext, 'clock'>,
): DrawnPages {
  const onOutcome = app.addOutcomes({
    name: 'page_drawings_total',
    help: 'Pages drawn by their routes, kept, too late for who asked, or failed',
  })
  const onTrouble = (error: unknown) => app.log.warn({ err: error }, 'a page could not be drawn')
  const ask = app.askAsVisitor
  const caches = new Map<PageShell, PageCache>()
  const pages = new Map<PageShell, PageRenderer['pages']>()
  for (const shell of shells?.all ?? []) {
    const renderer = findRenderer(shell.screens, ask)
    if (renderer === null) continue
    caches.set(shell, new PageCache({ renderer, ask, clock, onOutcome, onTrouble }))
    pages.set(shell, renderer.pages)
    // The first page of a language need not wait for it, nor does the server's own start.
    app.addHook('onListen', async () => {
      setTimeout(() => void renderer.start().catch(onTrouble), WARM_UP_MS).unref()
    })
  }
  return {
    find: async (shell, address, isThing) =>
      (await caches.get(shell)?.find(address, isThing)) ?? null,
    searchParams: (shell, path) => pages.get(shell)?.[path],
  }
}
