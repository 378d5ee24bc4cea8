import type { Page } from '@playwright/test'
import { choose } from '../choose.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { freshName, goByMenu } from '../people/accounts.ts'
import { expect, test } from '../people/people-test.ts'
import { withPushService } from '../with-push-service.ts'
import { postNotice } from './posts.ts'

test.use({ serviceWorkers: 'allow' })

const dialog = (page: Page) => page.getByRole('dialog', { name: '알림 설정' })
const push = (page: Page) =>
  dialog(page).getByRole('combobox', { name: '이 브라우저의 푸시 (공지)' })
const bell = (page: Page) => dialog(page).getByRole('combobox', { name: '종 (공지)' })
const DAILY = '하루에 한 번 모아서 (저녁 8시)'

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: '알림 설정' }).click()
  await expect(dialog(page)).toBeVisible()
}

/** Saves what is chosen; gives what the server is told of this browser. */
async function save(page: Page): Promise<Record<string, unknown>> {
  const saving = page.waitForRequest(
    (request) => request.url().includes('/api/push/subscription') && request.method() === 'POST',
  )
  await dialog(page).getByRole('button', { name: '저장' }).click()
  const sent = (await saving).postDataJSON() as Record<string, unknown>
  await expect(dialog(page)).toBeHidden()
  return sent
}

test('a visitor has new notices sent to the browser once a day, and turns it off here or with the events', async ({
  page,
}) => {
  await withPushService(page, 'granted')
  await page.goto('/notion')
  await open(page)
  await expect(push(page)).toHaveText('받지 않기')
  await expect(bell(page)).toHaveCount(0)
  await expectAccessible(page)
  await choose(push(page), DAILY)
  const sent = await save(page)
  // What is chosen of events stays as it is.
  expect(sent).toMatchObject({ notices: 'daily' })
  expect(sent.preferences).toBeUndefined()

  await page.reload()
  await open(page)
  await expect(push(page)).toHaveText(DAILY)
  await choose(push(page), '받지 않기')
  await dialog(page).getByRole('button', { name: '저장' }).click()
  await expect(dialog(page)).toBeHidden()
  await open(page)
  await expect(push(page)).toHaveText('받지 않기')

  await test.step('who turns off event notifications is told that those of notices end too', async () => {
    await choose(push(page), DAILY)
    await save(page)
    await goByMenu(page, '이벤트 일정')
    await page.getByRole('button', { name: '알림 받는 중' }).click()
    await expect(page.getByText('공지 알림도 꺼져요.')).toBeVisible()
    await page.getByRole('button', { name: '알림 끄기' }).click()
    await expect(page.getByRole('log').getByText('알림을 껐어요')).toBeVisible()
    await page.keyboard.press('Escape')
    await goByMenu(page, '공지')
    await open(page)
    await expect(push(page)).toHaveText('받지 않기')
  })
})

test('a member’s bell waits for the evening, the list does not, and alerts come without any notice', async ({
  page,
  people,
}) => {
  await withPushService(page, 'granted')
  await people.enter(page, 'MEMBER')
  await page.goto('/notification')
  await open(page)
  const prices = dialog(page).getByRole('switch', { name: '지켜보는 품목의 시세' })
  await expect(prices).not.toBeChecked()
  await prices.click()
  await expect(bell(page)).toHaveText('올라오면 바로')
  await expectAccessible(page)
  await choose(bell(page), '표시하지 않기')
  expect(await save(page)).toMatchObject({ notices: 'off', ownNews: ['price-watch'] })

  const title = `종이 쉬는 글 ${freshName()}`
  await postNotice(await people.voice('EDITOR'), { title, body: '본문' })
  await page.reload()
  await expect(page.getByRole('list', { name: '알림 목록' })).toContainText(title)
  // Other tests write notices too.
  await expect(page.getByText(/^안 읽음 [\d,]+개/)).toBeVisible()
  await expect(page.getByRole('link', { name: '알림', exact: true })).toBeVisible()
  await open(page)
  await expect(prices).toBeChecked()
  await expect(dialog(page).getByRole('switch', { name: '내 제안에 온 답' })).not.toBeChecked()
  await expect(bell(page)).toHaveText('표시하지 않기')
  await expectAccessible(page)
  await choose(bell(page), '올라오면 바로')
  await dialog(page).getByRole('button', { name: '저장' }).click()
  await expect(page.getByRole('link', { name: /^알림, / })).toBeVisible()
})
