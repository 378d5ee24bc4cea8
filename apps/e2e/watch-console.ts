import { test as base } from '@playwright/test'

export { expect } from '@playwright/test'

/** The tests' own doing, see `serviceWorkers` in playwright.config.ts. */
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/

/** Every test fails on a console error or warning and on an uncaught exception, unless it says it expects one. */
export const test = base.extend<{ expectedNoise: RegExp[]; consoleWatch: undefined }>({
  expectedNoise: [[], { option: true }],
  consoleWatch: [
    async ({ page, expectedNoise }, use) => {
      const noise: string[] = []
      const note = (text: string) => {
        if (![BLOCKED_WORKER, ...expectedNoise].some((pattern) => pattern.test(text)))
          noise.push(text)
      }
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') note(message.text())
      })
      page.on('pageerror', (error) => note(error.message))
      await use(undefined)
      if (noise.length > 0) throw new Error(`the console was not silent:\n${noise.join('\n')}`)
    },
    { auto: true },
  ],
})
