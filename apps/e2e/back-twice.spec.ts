import type { CDPSession, Page } from '@playwright/test'
import { expectDepth, layer, open } from './back-layers.ts'
import { expect, test } from './watch-console.ts'
import { goWithin } from './within-app.ts'

/** How many times slower than this machine a cheap phone is: what overtakes the page here does so there. */
const RATE = 4

type Press = (page: Page, session: CDPSession) => Promise<unknown>

/** Two steps back of somebody who knows where they want to go, none of them waiting for the page. */
const WAYS: Readonly<Record<string, Press>> = {
  'in one breath': (page) =>
    page.evaluate(() => {
      history.back()
      history.back()
    }),
  'in quick succession': async (page) => {
    for (const _ of ['', '']) await page.evaluate(() => history.back())
  },
  'with a held Back button': async (_, session) => {
    const { currentIndex, entries } = await session.send('Page.getNavigationHistory')
    const entryId = entries[currentIndex - 2]?.id ?? 0
    await session.send('Page.navigateToHistoryEntry', { entryId })
  },
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: RATE })
  return session
}

async function followToPage(page: Page) {
  await page.getByRole('button', { name: '바쿠잔', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: '바쿠잔: 페이지로 보기' }).click()
  await expect(page).toHaveURL('/crysta/bakuzan')
  await expect(page.getByRole('heading', { level: 1, name: '바쿠잔' })).toBeVisible()
}

const LIST = `/crysta/list?q=${encodeURIComponent('바쿠잔')}`

for (const [way, goBackTwice] of Object.entries(WAYS))
  test(`two steps back ${way} lead to the quick look, and from a page over it to the list`, async ({
    page,
  }) => {
    await open(page, '/about')
    await goWithin(page, LIST)
    const session = await slowDown(page)
    await followToPage(page)
    await test.step('from what is open over the page to the quick look', async () => {
      await page.getByRole('button', { name: '공유' }).click()
      await expectDepth(page, 1)
      await goBackTwice(page, session)
      await expect(page.getByRole('dialog').getByRole('heading', { name: '바쿠잔' })).toBeVisible()
      await expectDepth(page, 1)
      await page.goBack()
      await expect(layer(page)).toHaveCount(0)
      await expect(page).toHaveURL(LIST)
      await expectDepth(page, 0)
    })
    await test.step('from the page to the list', async () => {
      await followToPage(page)
      await goBackTwice(page, session)
      await expect(page).toHaveURL(LIST)
      await expect(page.getByRole('button', { name: '바쿠잔', exact: true })).toBeVisible()
      await expect(layer(page)).toHaveCount(0)
      await expectDepth(page, 0)
    })
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

test('two steps back, two forward and a reload find the quick look and its page where they were', async ({
  page,
}) => {
  await open(page, '/about')
  await goWithin(page, LIST)
  const quickLook = page.getByRole('dialog').getByRole('heading', { name: '바쿠잔' })
  await followToPage(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(layer(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: '바쿠잔', exact: true })).toBeVisible()
  await page.goForward()
  await expect(quickLook).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL('/crysta/bakuzan')
  await expect(layer(page)).toHaveCount(0)
  await page.goBack()
  await expectDepth(page, 1)
  await page.reload()
  await expect(quickLook).toBeVisible()
  await expectDepth(page, 1)
  await page.goBack()
  await expect(layer(page)).toHaveCount(0)
  await expect(page).toHaveURL(LIST)
  await page.goBack()
  await expect(page).toHaveURL('/about')
})
