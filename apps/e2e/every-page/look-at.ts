import type { Page } from '@playwright/test'
import { EVERYTHING, violationsOf } from '../axe-violations.ts'
import type { PageWatch } from './page-watch.ts'

/** Far below what search engines call good (0.1). */
const MOST_SHIFT = 0.02

/** How long a page may take until its heading stands there. */
const PATIENCE_MS = 20_000

/** Lists of thousands are taller than a picture can be, and nobody looks that far. */
const TALLEST = 6000

/** What the browser says by itself of an answer that was to be expected. */
const MISSING = /status of 404/
const REFUSED = /status of 40[13]|\[http\] 40[13]/

type Moved = {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}
type Shift = { readonly value: number; readonly moved: string }

/** How far things moved, and the first words and the places of what moved farthest. */
async function shiftOf(page: Page): Promise<{ readonly sum: number; readonly moved: string }> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  const farthest = shifts.toSorted((one, other) => other.value - one.value)
  return { sum, moved: farthest[0]?.moved ?? '' }
}

/** Before anything is opened: layout shifts are noted from the first moment of each page. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as Moved // not in the DOM's own types
        const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`
        const words = sources.map(
          ({ node, previousRect, currentRect }) =>
            `“${node?.textContent?.slice(0, 30) ?? ''}” ${place(previousRect)} → ${place(currentRect)}`,
        )
        shifts.push({ value, moved: words.slice(0, 2).join(', ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

type Looking = {
  readonly page: Page
  readonly seen: PageWatch
  readonly path: string
  /** Where its picture goes; none is taken without. */
  readonly picture?: string
}

/** Opens an address and says everything that is wrong there. */
export async function lookAt({ page, seen, path, picture }: Looking): Promise<readonly string[]> {
  seen.forget()
  const problems: string[] = []
  const answer = await page.goto(path, { waitUntil: 'load', timeout: PATIENCE_MS })
  const heading = page.locator('#root:not([data-drawn]) h1').first()
  await heading
    .waitFor({ state: 'visible', timeout: PATIENCE_MS })
    .catch(() => problems.push('no heading'))
  await seen.untilQuiet(PATIENCE_MS)
  const { sum, moved } = await shiftOf(page)
  if (sum > MOST_SHIFT) problems.push(`shift: ${sum.toFixed(3)} ${moved}`)
  problems.push(...(await overflowOf(page)))
  if (picture !== undefined) await keepPicture(page, picture)
  for (const { rule, places } of await violationsOf(page, EVERYTHING))
    problems.push(`axe ${rule}: ${places.slice(0, 3).join(' | ')}`)
  return [...problems, ...seen.noise().filter((line) => !isExpected(line, answer?.status()))]
}

/** What can be scrolled sideways to; a phone's browser widens its window to what overflows. */
export async function overflowOf(page: Page): Promise<readonly string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  const over = wide - (page.viewportSize()?.width ?? 0)
  return over > 0 ? [`overflow: ${over} px`] : []
}

async function keepPicture(page: Page, path: string): Promise<void> {
  const { width, height } = await page.evaluate(() => {
    const { clientWidth: width, scrollHeight: height } = document.documentElement
    return { width, height }
  })
  await page.screenshot({
    path,
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) },
    type: 'jpeg',
    quality: 60,
  })
}

/** The browser complains of every refusal; where the page itself is one, that is as it should be. */
const isExpected = (line: string, status: number | undefined) =>
  (status === 404 && MISSING.test(line)) || REFUSED.test(line)
