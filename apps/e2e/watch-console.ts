import { type Page, type Request, test as base } from '@playwright/test'

export { expect } from '@playwright/test'

/** The tests' own doing, see `serviceWorkers` in playwright.config.ts. */
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/

/** Longer than any step back in the history takes. */
const SETTLED_MS = 2_000

/**
 * A layer that has closed steps back in the history a moment later, and browsers call off a journey that was begun in
 * that moment. Nobody is as quick as a test.
 */
async function untilLayersSettled(page: Page): Promise<void> {
  const isSettled = () => {
    const { layers = 0 } = (history.state ?? {}) as { layers?: number }
    return layers === 0 || document.querySelector('[role$="dialog"], [role="menu"]') !== null
  }
  await page.waitForFunction(isSettled, null, { timeout: SETTLED_MS }).catch(() => undefined)
}

/** Longer than a page takes to listen; one whose scripts are held back by a story does not. */
const LISTENS_MS = 5_000

/** Keys and what is put into fields from outside are for a page that listens; what comes before has stories of its own. */
async function untilPageListens(page: Page): Promise<void> {
  const listens = () => document.querySelector('#root[data-drawn]') === null
  await page.waitForFunction(listens, null, { timeout: LISTENS_MS }).catch(() => undefined)
}

/** What the page has asked for and has not been given whole, oldest first. */
function watchUnanswered(page: Page): () => readonly string[] {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return () => Array.from(open, (request) => `${request.method()} ${request.url()}`)
}

/** Every test fails on a console error or warning and on an uncaught exception, unless it says it expects one. */
export const test = base.extend<{
  expectedNoise: RegExp[]
  consoleWatch: undefined
  answerWatch: undefined
}>({
  page: async ({ page, javaScriptEnabled }, give) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    const untilListens = async (waitUntil: string | undefined) => {
      if (javaScriptEnabled && waitUntil !== 'commit') await untilPageListens(page)
    }
    Object.assign(page, {
      goto: async (...args: Parameters<typeof goto>) => {
        await untilLayersSettled(page)
        const answer = await goto(...args)
        await untilListens(args[1]?.waitUntil)
        return answer
      },
      reload: async (...args: Parameters<typeof reload>) => {
        await untilLayersSettled(page)
        const answer = await reload(...args)
        await untilListens(args[0]?.waitUntil)
        return answer
      },
    })
    await give(page)
  },
  expectedNoise: [[], { option: true }],
  consoleWatch: [
    async ({ page, expectedNoise }, use) => {
      const noise: string[] = []
      const note = (text: string) => {
        if (![BLOCKED_WORKER, ...expectedNoise].some((pattern) => pattern.test(text)))
          noise.push(text)
      }
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        // The browser's own words do not name what could not be loaded.
        const { url } = message.location()
        note(`${message.text()} ${url}`.trim())
      })
      page.on('pageerror', (error) => note(error.message))
      await use(undefined)
      if (noise.length > 0) throw new Error(`the console was not silent:\n${noise.join('\n')}`)
    },
    { auto: true },
  ],
  // A page that never ends loading does so for want of one of these.
  answerWatch: [
    async ({ page }, use, testInfo) => {
      const unanswered = watchUnanswered(page)
      await use(undefined)
      if (testInfo.status !== 'timedOut') return
      const body = unanswered().join('\n') || 'none'
      await testInfo.attach('asked for and not answered', { body, contentType: 'text/plain' })
    },
    { auto: true },
  ],
})
