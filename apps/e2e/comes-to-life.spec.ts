import { expect, type Page } from '@playwright/test'
import { FIRST_SIGHTS } from '../../tools/first-sights.ts'
import { untilAlive } from './alive.ts'
import { test } from './own-site.ts'
import { untilDrawn } from './until-drawn.ts'

// Rows that somebody has changed since are drawn anew: a site nobody works on has them as shipped.
test.use({ siteName: 'first rows' })

for (const path of FIRST_SIGHTS) {
  test(`what ${path} shows before its scripts comes to life where it stands`, async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        Object.assign(window, { drawn: [...document.querySelectorAll('#root > header *')] }),
      ),
    )
    await countShifts(page)
    await untilDrawn(page.request, path)
    await page.goto(path)
    await untilAlive(page)
    await expect(page.locator('#root')).not.toHaveAttribute('data-drawn')
    // On a desk as on a phone, whichever of them it was drawn for.
    expect(await page.evaluate(() => Reflect.get(window, 'shifted') as number)).toBeLessThan(0.02)
    const kept = await page.evaluate(() => {
      const drawn = Reflect.get(window, 'drawn') as Element[]
      return [drawn.length, drawn.filter((element) => element.isConnected).length]
    })
    expect(kept[0]).toBeGreaterThan(10)
    expect(kept[1]).toBe(kept[0])
  })
}

/** Adds up, in `window.shifted`, how far what is to be seen moves. */
async function countShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[]
      const sum = shifts.reduce((all, { value }) => all + value, 0)
      Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + sum })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
