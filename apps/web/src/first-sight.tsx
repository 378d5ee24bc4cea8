import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router'
import { giveFirstRows } from './shared/catalogue/list/first-rows.ts'
import { whenReady } from './app/start/when-ready.ts'
import { LivingPage } from './app/start/living-page.tsx'
import { routesOf } from './app/start/router.tsx'

/**
 * A page as a first visitor sees it before any script has run, and as the app then finds it: what it
 * draws first is the same. Run by the build, outside of the browser, so screens must draw without
 * `window`; `firstRows` is what the page would come with of its list. Throws when the page cannot be
 * drawn.
 */
export async function drawFirstSight(path: string, firstRows: unknown = null): Promise<string> {
  giveFirstRows(firstRows)
  const router = createMemoryRouter(routesOf(), { initialEntries: [path] })
  try {
    await whenReady(router)
    if (router.state.errors !== null)
      throw new Error(`${path} cannot be drawn ahead of time`, {
        cause: Object.values(router.state.errors)[0],
      })
    return renderToString(<LivingPage router={router} open={nothing} wake={nothing} />)
  } finally {
    router.dispose()
  }
}

/** Nothing comes to life where a page is drawn. */
const nothing = () => undefined
