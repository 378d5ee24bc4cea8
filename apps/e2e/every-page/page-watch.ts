import type { Page, Request } from '@playwright/test'

/** A request that takes longer is a fault of ours: the server is next door. */
const MOST_REQUEST_MS = 5_000

/** So long nothing is asked for, and a page has all it wants. */
const QUIET_MS = 400

/** The line on which the server tells of changes: it ends with the page. */
const ENDLESS = /\/api\/live(?:\?|$)/

/** The crawl's own doing: a worker would fetch the whole app for its offline copy. */
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/

/** Notes what is said and asked on a page while it is opened. */
export class PageWatch {
  readonly #noise: string[] = []
  readonly #pending = new Set<Request>()
  #lastAnswerAt = Date.now()

  constructor(page: Page) {
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      if (!BLOCKED_WORKER.test(message.text())) this.#noise.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => this.#noise.push(`uncaught: ${error.message}`))
    page.on('request', (request) => {
      if (!ENDLESS.test(request.url())) this.#pending.add(request)
    })
    page.on('requestfinished', (request) => {
      this.#end(request)
      const ms = request.timing().responseEnd
      if (ms > MOST_REQUEST_MS) this.#noise.push(`slow: ${request.url()} ${Math.round(ms)} ms`)
    })
    page.on('requestfailed', (request) => {
      this.#end(request)
      const reason = request.failure()?.errorText ?? ''
      // Called off when the page went on to another one.
      if (reason !== 'net::ERR_ABORTED') this.#noise.push(`failed: ${request.url()} ${reason}`)
    })
  }

  /** Before another page is opened. */
  forget(): void {
    this.#noise.length = 0
    this.#pending.clear()
  }

  /** What was said since, and what went wrong. */
  noise(): readonly string[] {
    return [...this.#noise]
  }

  /** Waits until the page asks for nothing more, or notes that it never stops. */
  async untilQuiet(patienceMs: number): Promise<void> {
    const until = Date.now() + patienceMs
    while (Date.now() < until) {
      if (this.#pending.size === 0 && Date.now() - this.#lastAnswerAt > QUIET_MS) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    const urls = [...this.#pending].map((request) => request.url())
    this.#noise.push(`never quiet: ${urls.slice(0, 3).join(' ')}`)
  }

  #end(request: Request): void {
    this.#pending.delete(request)
    this.#lastAnswerAt = Date.now()
  }
}
