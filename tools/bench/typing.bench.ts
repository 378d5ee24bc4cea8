import type { Page } from 'playwright-core'
import { longestEvents, slowDown, watchEvents } from './event-times.ts'
import { withPhonePage } from './phone-page.ts'
import type { BenchResult } from './statting.bench.ts'

/** A cheap phone beside this machine. */
const CPU_SLOWDOWN = 4

/** The whole story, far more than a hundred times, with every row of the list in sight. */
const SETTING = { level: 1, percent: 0, target: 999, repeat: true, start: 1, end: '' }

const LEVELS = ['7', '24', '250', '99', '305', '18', '143', '200', '61', '310']

/** How long the main quest's longest plan takes to answer to typing: the interaction to next paint. */
export async function benchTyping(): Promise<BenchResult[]> {
  return withPhonePage(async ({ base, page, cdp }) => {
    await page.addInitScript((setting) => {
      localStorage.setItem('main-quest', JSON.stringify(setting))
    }, SETTING)
    await page.goto(`${base}/guide/main-quest`)
    await page.getByRole('button', { name: /바퀴 모두 보기$/ }).click()
    await slowDown(cdp, CPU_SLOWDOWN)
    const durations = (await typeLevels(page)).toSorted((one, other) => other - one)
    await slowDown(cdp, 1)
    return [
      {
        name: 'main quest, 100 runs: typing, CPU ×4, INP',
        value: durations[0] ?? Number.NaN,
        unit: 'ms',
      },
      {
        name: 'main quest, 100 runs: typing, CPU ×4, median',
        value: durations[Math.floor(durations.length / 2)] ?? Number.NaN,
        unit: 'ms',
      },
    ]
  })
}

/** The longest event of each press of a key, from the press to the next frame. */
async function typeLevels(page: Page): Promise<number[]> {
  await watchEvents(page)
  const field = page.getByRole('spinbutton', { name: '지금 레벨', exact: true })
  for (const level of LEVELS) {
    await field.press('Control+a')
    for (const digit of level) {
      await field.press(digit)
      await page.waitForTimeout(250)
    }
  }
  return longestEvents(page)
}
