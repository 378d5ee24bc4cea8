import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router'
import { giveFirstRows } from './shared/catalogue/list/first-rows.ts'
import { giveWrittenAnswers, type WrittenAnswers } from './shared/http/written-answers.ts'
import { whenReady } from './app/start/when-ready.ts'
import { withoutStyles } from './app/start/without-styles.ts'
import { LivingPage } from './app/start/living-page.tsx'
import { routesOf } from './app/start/router.tsx'

/** What a page comes with beside its sight. */
type Given = {
  /** The first rows of its list. */
  readonly firstRows?: unknown
  /** What the server would answer to it, and when. */
  readonly written?: WrittenAnswers
}

/**
 * A page as a first visitor sees it before any script has run, and as the app then finds it: what it
 * draws first is the same. Run by the build, and by the server for pages that are of the moment, outside
 * of the browser: screens must draw without `window` and without `style` attributes. Throws when the page
 * cannot be drawn.
 */
export async function drawFirstSight(path: string, given: Given = {}): Promise<string> {
  const router = createMemoryRouter(routesOf(), { initialEntries: [path] })
  try {
    await whenReady(router)
    // Right before the drawing, which nothing else comes between.
    giveFirstRows(given.firstRows ?? null)
    giveWrittenAnswers(given.written ?? { answers: {}, at: null })
    if (router.state.errors !== null)
      throw new Error(`${path} cannot be drawn ahead of time`, {
        cause: Object.values(router.state.errors)[0],
      })
    const html = renderToString(<LivingPage router={router} open={nothing} wake={nothing} />)
    return withoutStyles(path, html)
  } finally {
    router.dispose()
  }
}

/** Nothing comes to life where a page is drawn. */
const nothing = () => undefined
