import { type CDPSession, chromium, type Page } from 'playwright-core'
import { browserPath } from '../run/system-packages.ts'
import { withServer } from './bench-server.ts'

/** A page of a phone's size on a server of its own. */
export type PhonePage = {
  readonly base: string
  readonly page: Page
  readonly cdp: CDPSession
}

/** Runs work on such a page; nothing of it stays. */
export function withPhonePage<Result>(work: (phone: PhonePage) => Promise<Result>) {
  return withServer(async (base) => {
    const browser = await chromium.launch({
      executablePath: browserPath(),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-sync'],
    })
    try {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        serviceWorkers: 'block',
      })
      const page = await context.newPage()
      return await work({ base, page, cdp: await context.newCDPSession(page) })
    } finally {
      await browser.close()
    }
  })
}
