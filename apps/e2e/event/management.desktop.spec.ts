import type { Page, Route } from '@playwright/test'
import { call, freshName, shutPage } from '../people/accounts.ts'
import { kst, postEvent } from '../notice/posts.ts'
import { expect, test } from '../people/people-test.ts'

/** A row of the table, or its card on a phone. */
const rowOf = (page: Page, title: string) =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: title }).first()

test('a draft is for editors until it is published; a copy begins as a draft with everything but the name', async ({
  page,
  request,
  people,
}) => {
  await people.enter(page, 'EDITOR')
  const title = `초안 ${freshName()}`
  const id = await postEvent(page, {
    title,
    startAt: kst(0, 0),
    endAt: kst(1, 0),
    body: '베낄 내용',
    rewards: ['오브'],
    state: 'draft',
  })
  // Somebody without an account; what their screen shows of nothing: write-and-read.desktop.spec.ts.
  const seen = async () => (await request.get(`/api/event/${id}`)).status()
  expect(await seen()).toBe(404)

  await page.goto(`/event?view=manage&state=draft&search=${encodeURIComponent(title)}`)
  await expect(rowOf(page, title)).toContainText('초안')
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByText(/아직 올리지 않은 초안/)).toBeVisible()
  await page.getByRole('link', { name: '고치기' }).click()
  await page.getByRole('switch', { name: '바로 보이기' }).click()
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expect(page.getByText(/아직 올리지 않은 초안/)).toBeHidden()
  expect(await seen()).toBe(200)

  await test.step('a copy', async () => {
    await page.getByRole('link', { name: '복제' }).click()
    await expect(page.getByLabel('이름')).toHaveValue(`${title} (복제)`)
    await expect(page.getByLabel('보상 1', { exact: true })).toHaveValue('오브')
    await page.getByRole('button', { name: '초안으로 저장' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${title} (복제)` })).toBeVisible()
    await expect(page.getByText(/아직 올리지 않은 초안/)).toBeVisible()
  })
})

test.describe('many at once', () => {
  test.use({ expectedNoise: [[/\[http\]/, /409 \(Conflict\)/], { scope: 'test' }] })

  test('dates move together or not at all, deleting asks first, and a member sees nothing of the desk', async ({
    page,
    people,
  }) => {
    await people.enter(page, 'EDITOR')
    const name = freshName()
    const one = await postEvent(page, { title: `하나 ${name}`, startAt: kst(1, 9) })
    await postEvent(page, { title: `둘 ${name}`, startAt: kst(1, 9), endAt: kst(2, 9) })
    await page.goto(`/event?view=manage&search=${name}`)
    for (const title of [`하나 ${name}`, `둘 ${name}`]) {
      await page.getByRole('checkbox', { name: `${title} 고르기` }).click()
    }
    await expect(page.getByText('2개 골랐어요')).toBeVisible()

    // Somebody else is quicker.
    const event = (await (await call(page, 'GET', `/api/event/${one}`)).json()) as {
      version: number
    }
    const input = { title: `하나 ${name}`, startAt: kst(1, 10), version: event.version }
    await page.getByRole('button', { name: '날짜 옮기기' }).click()
    const dialog = page.getByRole('dialog', { name: '날짜 옮기기' })
    const overtake = async (route: Route) => {
      await call(page, 'PUT', `/api/event/${one}`, input)
      await route.continue()
    }
    await page.route('**/api/event/bulk-dates', overtake, { times: 1 })
    await dialog.getByRole('spinbutton').fill('-3')
    await dialog.getByRole('button', { name: '옮기기', exact: true }).click()
    await expect(dialog.getByText(/아무것도 옮기지 않았어요/)).toBeVisible()
    await expect(page.getByText(/10:00/).first()).toBeVisible()
    await dialog.getByRole('button', { name: '옮기기', exact: true }).click()
    await expect(dialog).toBeHidden()
    const moved = (await (await call(page, 'GET', `/api/event/${one}`)).json()) as {
      startAt: string
    }
    expect(moved.startAt).toBe(kst(-2, 10))

    for (const title of [`하나 ${name}`, `둘 ${name}`]) {
      await page.getByRole('checkbox', { name: `${title} 고르기` }).click()
    }
    await page.getByRole('button', { name: '지우기', exact: true }).first().click()
    const question = page.getByRole('alertdialog', { name: '이벤트 2개를 지울까요?' })
    await question.getByRole('button', { name: '지우기' }).click()
    await expect(page.getByText('조회된 데이터가 없습니다.')).toBeVisible()

    await shutPage(page)
    await people.enter(page, 'MEMBER')
    await page.goto('/event?view=manage')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('radio', { name: '관리' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: '지금 하는 이벤트' })).toBeVisible()
  })
})
