import { expectAccessible } from '../expect-accessible.ts'
import { choose } from '../choose.ts'
import { withPushService } from '../with-push-service.ts'
import { expect, test } from '../watch-console.ts'

test.use({ serviceWorkers: 'allow' })

test('a visitor turns reminders on, changes them and turns them off', async ({ page }) => {
  await withPushService(page, 'granted')
  await page.goto('/event')
  await page.getByRole('button', { name: '알림 받기' }).click()
  const dialog = page.getByRole('dialog', { name: '이벤트 알림' })
  await dialog.getByRole('button', { name: '상점' }).click()
  await expectAccessible(page)
  await choose(dialog.getByRole('combobox', { name: '언제 알려 드릴까요?' }), '1시간 전')
  const saving = page.waitForRequest(
    (request) => request.url().includes('/api/push/subscription') && request.method() === 'POST',
  )
  await dialog.getByRole('button', { name: '알림 켜기' }).click()
  expect(((await saving).postDataJSON() as { preferences: unknown }).preferences).toEqual({
    kinds: ['event', 'maintenance', 'shop'],
    minutesBefore: 60,
    quietHours: { fromHour: 23, toHour: 8 },
  })
  await expect(page.getByRole('button', { name: '알림 받는 중' })).toBeVisible()

  // The server keeps it: another page load asks, and shows what is kept.
  await page.reload()
  await page.getByRole('button', { name: '알림 받는 중' }).click()
  await expect(dialog.getByRole('button', { name: '상점' })).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog.getByRole('combobox', { name: '언제 알려 드릴까요?' })).toHaveText('1시간 전')
  await dialog.getByRole('switch', { name: '조용한 시간' }).click()
  await expect(dialog.getByRole('combobox', { name: '부터' })).toBeHidden()
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: '알림 받는 중' }).click()
  await dialog.getByRole('button', { name: '알림 끄기' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '알림 받기' })).toBeVisible()

  await test.step('the worker is one that a browser takes, at the root of the site', async () => {
    const scope = await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js')
      return (await navigator.serviceWorker.ready).scope
    })
    expect(new URL(scope).pathname).toBe('/')
    const answer = await page.request.get('/sw.js')
    expect(answer.headers()['cache-control']).toBe('no-cache')
  })
})

test('who has forbidden it is told how to allow it; a browser without reminders is offered none', async ({
  page,
}) => {
  await withPushService(page, 'denied')
  await page.goto('/event')
  await page.getByRole('button', { name: '알림 받기' }).click()
  await expect(page.getByText(/사이트 설정에서 알림을 “허용”으로/)).toBeVisible()

  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager')
  })
  await page.reload()
  await expect(page.getByRole('button', { name: '달력 구독' })).toBeVisible()
  await expect(page.getByRole('button', { name: '알림 받기' })).toHaveCount(0)
})
