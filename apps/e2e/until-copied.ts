import { expect, type Page } from '@playwright/test'

/** Waits until the browser keeps every file of the app: from then on any page opens without a connection. */
export async function untilCopied(page: Page): Promise<void> {
  const worker = await (await page.request.get(new URL('/sw.js', page.url()).href)).text()
  const parts = new Set(worker.match(/\/assets\/[\w.-]+/g)).size
  const kept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('app-'))
      const stores = await Promise.all(names.map((name) => caches.open(name)))
      const keys = await Promise.all(stores.map((store) => store.keys()))
      return keys.flat().filter(({ url }) => url.includes('/assets/')).length
    })
  await expect.poll(kept, { timeout: 30_000 }).toBe(parts)
}
