import type { Page } from '@playwright/test'
import { untilAlive } from './alive.ts'
import { StattingPage } from './statting/statting-page.ts'
import { expect, test } from './watch-console.ts'

// What is kept from coming is an error of the network.
test.use({ expectedNoise: [/ERR_FAILED|ERR_BLOCKED_BY_CLIENT|dynamically imported module/] })

/** As a content blocker does it: what a page needs of its own never comes, all the rest does. */
async function block(page: Page, path: string): Promise<() => Promise<void>> {
  const scriptsOf = async (address: string) =>
    new Set((await (await page.request.get(address)).text()).match(/\/assets\/[\w.$-]+\.js/g))
  const there = await scriptsOf(page.url())
  const own = [...(await scriptsOf(path))].filter((script) => !there.has(script))
  expect(own.length).toBeGreaterThan(0)
  const isOwn = ({ pathname }: URL) => own.includes(pathname)
  await page.route(isOwn, (route) => route.abort('blockedbyclient'))
  return () => page.unroute(isOwn)
}

/** How many pages have been loaded, by whomever. */
function countLoads(page: Page): () => number {
  let count = 0
  page.on('domcontentloaded', () => {
    count += 1
  })
  return () => count
}

const BLOCKED = { name: '이 화면을 받지 못했어요.' } as const

test('a page whose part is blocked says so, offers another try, and never loads itself anew', async ({
  page,
}) => {
  await StattingPage.withTwoSteps(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('statting'))).toContain('dex')
  const letGo = await block(page, '/skill/combo')
  const loads = countLoads(page)
  await page.evaluate(() => {
    history.pushState(null, '', '/skill/combo')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', BLOCKED)).toBeVisible()
  await expect(page.getByText('광고 차단 도구가 막았을 수 있어요.')).toBeVisible()
  expect(loads()).toBe(0)

  // Nobody but the player tries again.
  await page.getByRole('button', { name: '다시 시도' }).tap()
  await expect.poll(loads).toBe(1)
  await expect(page.getByRole('heading', BLOCKED)).toBeVisible()
  await untilAlive(page)
  expect(loads()).toBe(1)

  await letGo()
  await page.getByRole('button', { name: '다시 시도' }).tap()
  await expect(page.getByRole('button', { name: '스킬 넣기' }).first()).toBeVisible()
  const statting = new StattingPage(page)
  await statting.open()
  await statting.expectPotential('24')
})
