import { pageAt, PAGE_PATHS } from '@gyeol/contract'
import { expect, type Page } from '@playwright/test'
import { untilAlive } from './alive.ts'
import { test } from './own-site.ts'
import { untilDrawn } from './until-drawn.ts'

test.use({ siteName: 'first rows' })

/** Something there is for every kind of address. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '/help/:move': '/help/statting',
  '/skill/info/:category/:group': '/skill/info/weapon/blade',
  '/comics/:type': '/comics/initials',
  '/crysta/:id': '/crysta/excavated_golem',
  '/boss/:id': '/boss/excavated-golem',
  '/equipment/:id': '/equipment/1h-sword-1stannivsword',
  '/ability/:id': '/ability/str_up',
  '/registlet/:id': '/registlet/hard-hit-enhancer',
  '/job/:id': '/job/swordsman',
  '/current-price/:id': '/current-price/material-mana',
}

/** What only the browser knows. */
const OF_THE_BROWSER = new Set(['/403', '/setting', '/receive'])

const DRAWN = PAGE_PATHS.filter(
  (path) => pageAt(path).permission === undefined && !OF_THE_BROWSER.has(path),
)
  .map((path) => EXAMPLES[path] ?? path)
  .filter((path) => !path.includes(':'))

/** In one browser they share what they have fetched; a few at a time, so that what runs beside has its share. */
const AT_A_TIME = 14

for (let first = 0; first < DRAWN.length; first += AT_A_TIME) {
  const paths = DRAWN.slice(first, first + AT_A_TIME)
  test(`what ${paths[0]} and others show before their scripts comes to life where it stands`, {
    // On a desk as on a phone, whichever of them it was drawn for.
    tag: '@both',
  }, async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        Object.assign(window, { drawn: [...document.querySelectorAll('#root > header *')] }),
      ),
    )
    await countShifts(page)
    for (const path of paths) await test.step(path, async () => expectComesToLife(page, path))
  })
}

async function expectComesToLife(page: Page, path: string) {
  await untilDrawn(page.request, path)
  await page.goto(path)
  await untilAlive(page)
  const shifted = await page.evaluate(() => Reflect.get(window, 'shifted') as number)
  expect(shifted, path).toBeLessThan(0.02)
  const kept = await page.evaluate(() => {
    const drawn = Reflect.get(window, 'drawn') as Element[]
    return [drawn.length, drawn.filter((element) => element.isConnected).length]
  })
  expect(kept[0], path).toBeGreaterThan(10)
  expect(kept[1], path).toBe(kept[0])
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
