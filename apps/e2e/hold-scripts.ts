import type { Page } from '@playwright/test'

/** Holds every script back until it is released; tells what has been asked for. */
export async function holdScripts(page: Page) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route('**/assets/*.js', async (route) => {
    asked.push(route.request().url())
    await held
    await route.continue()
  })
  return { asked, release }
}
