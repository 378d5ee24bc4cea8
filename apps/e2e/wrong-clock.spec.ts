import type { Page } from '@playwright/test'
import { untilAlive } from './alive.ts'
import { postEvent } from './notice/posts.ts'
import { freshName, otherPage } from './people/accounts.ts'
import { expect, test } from './people/people-test.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** What the clock of the device says from the first script on, in ms off the right time. */
async function setClock(page: Page, off: number): Promise<void> {
  await page.addInitScript((ms) => {
    const RightDate = Date
    const now = () => RightDate.now() + ms
    globalThis.Date = new Proxy(RightDate, {
      construct: (_, given: [number]) =>
        given.length > 0 ? new RightDate(...given) : new RightDate(now()),
      apply: () => new RightDate(now()).toString(),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    })
  }, off)
}

/** A moment from now on the server's clock. */
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString()

const NOTICE = /이 기기의 시계가 서버와 달라요/

const CLOCKS: Readonly<Record<string, number>> = {
  'a day ahead': DAY_MS,
  'a day behind': -DAY_MS,
  'ten minutes ahead': 10 * MINUTE_MS,
  'ten minutes behind': -10 * MINUTE_MS,
}

for (const [words, off] of Object.entries(CLOCKS))
  test(`a device whose clock is ${words} shows what runs by the server's`, async ({
    page,
    browser,
    people,
  }) => {
    const editor = await otherPage(browser)
    await people.enter(editor, 'EDITOR')
    const name = freshName()
    const post = (word: string, from: number, to: number) =>
      postEvent(editor, {
        title: `${word} ${name}`,
        startAt: inMinutes(from),
        endAt: inMinutes(to),
      })
    await post('하는 중', -60, 60)
    await post('방금 끝난', -60, -5)
    await post('이제 올', 5, 60)
    await editor.context().close()
    // A page that was drawn within this second is sent as it is.
    await expect.poll(async () => (await page.request.get('/event')).text()).toContain(name)

    await setClock(page, off)
    await page.goto('/event')
    await untilAlive(page)
    await expect(page.getByText(NOTICE).first()).toBeVisible()
    const list = page.getByRole('region', { name: '지금 하는 이벤트' })
    await expect(list.getByText(`하는 중 ${name}`)).toBeVisible()
    await expect(list.getByText(`방금 끝난 ${name}`)).toHaveCount(0)
    await expect(list.getByText(`이제 올 ${name}`)).toHaveCount(0)
    await page
      .getByRole('button', { name: `하는 중 ${name} 계획에 담기` })
      .first()
      .tap()

    // Its week and its day are those of the server.
    await page.goto('/event?show=plan')
    await expect(page.getByRole('region', { name: '이번 주 계획' })).toContainText(
      `하는 중 ${name}`,
    )
    await page.goto('/event?show=calendar')
    await untilAlive(page)
    const day = new Intl.DateTimeFormat('en', { day: 'numeric', timeZone: 'Asia/Seoul' }).format()
    await expect(page.locator('[aria-current="date"]')).toHaveText(new RegExp(`^\\D*${day}(?!\\d)`))
  })

test('a device whose clock is right, or nearly so, is told nothing', async ({ page }) => {
  await setClock(page, 2 * MINUTE_MS)
  await page.goto('/event')
  await untilAlive(page)
  // Something of the server has come.
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(NOTICE)).toHaveCount(0)
})
