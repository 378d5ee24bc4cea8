import ICAL from 'ical.js'
import { choose } from '../choose.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { kstField } from '../notice/posts.ts'
import { test } from '../own-site.ts'
import { freshName, otherPage } from '../people/accounts.ts'
import { expect } from '../watch-console.ts'

// On a site of their own: a day of the calendar shows a few events, and those of other tests would hide this one's.

const dayOf = (days: number) => kstField(days, 0).slice(0, 10)

/** `12.03`, as lists write a day. */
const shortDay = (days: number) => dayOf(days).slice(5).replace('-', '.')

test('weekly maintenance: one moved, one left out, seen in list, calendar and calendar file', async ({
  page,
  browser,
  people,
}) => {
  test.slow()
  await people.enter(page, 'EDITOR')
  const title = `정기 점검 ${freshName()}`
  await page.goto('/event/create')
  await page.getByLabel('이름').fill(title)
  await choose(page.getByRole('combobox', { name: '종류' }), '점검')
  await page.getByLabel('시작').fill(kstField(1, 14))
  await choose(page.getByRole('combobox', { name: '반복' }), '매주')

  // Without an end it cannot repeat; nothing typed is lost.
  await page.getByRole('button', { name: '올리기' }).click()
  await expect(page.getByText('반복하는 이벤트는 끝나는 때를 적어 주세요.')).toBeVisible()
  await page.getByLabel('끝 (한국 시각)').fill(kstField(1, 17))
  await page.getByRole('radio', { name: '횟수만큼' }).check()
  await page.getByLabel('모두 몇 번').fill('4')
  await page.getByLabel('모두 몇 번').press('Tab')
  await expect(page.getByText(/^매주 .요일 14:00~17:00, 4번$/).last()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '올리기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  // The second goes to the next day.
  const next = page.getByRole('region', { name: '다음 일정' })
  await expect(next.getByRole('link')).toHaveCount(4)
  await next.getByRole('link').nth(1).click()
  await expect(page).toHaveURL(new RegExp(`on=${dayOf(8)}`))
  await page.getByRole('button', { name: '고치기' }).click()
  await page.getByRole('link', { name: '이번만' }).click()
  await page.getByLabel('시작').fill(kstField(9, 10))
  await page.getByLabel('끝 (한국 시각)').fill(kstField(9, 12))
  await page.getByText('미리 보기').first().click()
  await expect(page.getByRole('group').filter({ hasText: title })).toContainText(shortDay(9))
  await expect(page.getByRole('button', { name: '바뀐 곳 2개' })).toBeVisible()
  await expectAccessible(page)

  // Left and come back to: what was typed is offered again.
  await page.reload()
  await page.getByRole('button', { name: '이어서 쓰기' }).click()
  await expect(page.getByLabel('시작')).toHaveValue(kstField(9, 10))
  await page.keyboard.press('Control+s')
  await expect(next.getByText('바뀐 일정')).toBeVisible()

  // The third is left out, taken back, and left out again.
  for (const isKept of [true, false]) {
    await next.getByRole('link', { name: new RegExp(`^${shortDay(15)}`) }).click()
    await expect(page).toHaveURL(new RegExp(`on=${dayOf(15)}`))
    await page.getByRole('button', { name: '지우기' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '이번만' }).click()
    await expect(next.getByRole('link')).toHaveCount(3)
    if (!isKept) break
    await page.getByRole('button', { name: '되돌리기' }).click()
    await expect(next.getByRole('link')).toHaveCount(4)
  }
  await expectAccessible(page)

  const visitor = await otherPage(browser)
  const days = [1, 9, 15, 22]
  for (const month of new Set(days.map((day) => dayOf(day).slice(0, 7)))) {
    await visitor.goto(`/event?show=calendar&month=${month}`)
    for (const day of days.filter((one) => dayOf(one).startsWith(month)))
      await expect(visitor.locator(`a[title*="${title} · ${shortDay(day)}"]`)).toHaveCount(
        day === 15 ? 0 : 1,
      )
  }
  await visitor.goto('/event?when=soon')
  const row = visitor.getByRole('region', { name: '곧 시작하는 이벤트' }).getByRole('link', {
    name: new RegExp(title),
  })
  await expect(row).toContainText('14:00')
  await expect(row).toContainText('매주')
  await row.click()
  const file = visitor.getByRole('link', { name: '달력에 담기' })
  const answer = await visitor.request.get((await file.getAttribute('href')) ?? '')
  const [main, ...changed] = new ICAL.Component(
    ICAL.parse(await answer.text()),
  ).getAllSubcomponents('vevent')
  if (!main) throw new Error('no event in the file')
  const event = new ICAL.Event(main)
  for (const one of changed) event.relateException(one)
  const starts: string[] = []
  const occurrences = event.iterator()
  for (let day = occurrences.next(); day; day = occurrences.next())
    starts.push(event.getOccurrenceDetails(day).startDate.toString().slice(0, 16))
  expect(starts).toEqual([kstField(1, 14), kstField(9, 10), kstField(22, 14)])
  await visitor.context().close()
})
