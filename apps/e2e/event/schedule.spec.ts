import { untilAlive } from '../alive.ts'
import { freshName, otherPage } from '../people/accounts.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { kst, kstField, openLive, postEvent } from '../notice/posts.ts'
import { choose } from '../choose.ts'
import { expect, test } from '../people/people-test.ts'

const monthTitle = (months: number) => {
  const now = new Date(Date.now() + 9 * 3_600_000)
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1))
  return `${month.getUTCFullYear()}년 ${month.getUTCMonth() + 1}월`
}

test('an editor writes an event on accessible screens, everybody finds it in list and calendar file', async ({
  page,
  browser,
  people,
}) => {
  test.slow()
  await people.enter(page, 'EDITOR')
  const expectFine = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
    await expectAccessible(page)
  }
  const title = `수확제 ${freshName()}`
  await page.goto('/event?view=manage')
  await expectFine()
  await page.goto('/event')
  await expectFine()
  await page.getByRole('link', { name: '이벤트 등록' }).click()
  await expect(page.getByLabel('이름')).toBeVisible()
  await expectFine()
  await page.getByLabel('이름').fill(title)
  await page.getByLabel('시작').fill(kstField(0, 0))
  await page.getByLabel('끝 (한국 시각)').fill(kstField(-2, 0))
  await expect(page.getByText('끝이 시작보다 빨라요.').first()).toBeVisible()
  await page.getByRole('button', { name: '올리기' }).click()
  await expect(page.getByLabel('끝 (한국 시각)')).toBeFocused()
  await page.getByLabel('끝 (한국 시각)').fill(kstField(2, 0))
  await expect(page.getByText('끝이 시작보다 빨라요.')).toHaveCount(0)
  await page
    .getByLabel('내용', { exact: false })
    .first()
    .fill('# 하나\n\n**호박**을 모아요\n\n## 둘\n\n## 셋')
  await page.getByRole('button', { name: '보상 더하기' }).click()
  await page.getByLabel('보상 1', { exact: true }).fill('오브 10개')
  await page.getByRole('button', { name: '링크 더하기' }).click()
  await page.getByLabel('링크 1 글자').fill('공식 안내')
  await page.getByLabel('링크 1 주소').fill('https://example.com/harvest')
  await page.getByRole('button', { name: '올리기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectFine()
  await page.getByRole('link', { name: '고치기' }).click()
  await expect(page.getByLabel('이름')).toHaveValue(title)
  await expectFine()

  const visitor = await otherPage(browser)
  await visitor.goto('/event')
  await visitor.getByRole('link', { name: title }).last().click()
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(visitor.getByText('D-1', { exact: true })).toBeVisible()
  await expect(visitor.getByText('오브 10개')).toBeVisible()
  await expect(visitor.getByRole('link', { name: '공식 안내 (새 창)' })).toHaveAttribute(
    'href',
    'https://example.com/harvest',
  )
  const file = visitor.getByRole('link', { name: '달력에 담기' })
  const answer = await visitor.request.get((await file.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toContain('text/calendar')
  expect((await answer.text()).replaceAll(/\r\n /g, '')).toContain(`SUMMARY:${title}`)
  await visitor.context().close()
})

test('an event that begins shows up in an open tab; 지금, 곧, 지난 and a kind sort them and stay in the address', async ({
  page,
  people,
  baseURL,
}) => {
  const editor = await people.voice('EDITOR')
  const name = freshName()
  const post = (word: string, from: number, to: number, kind = 'shop') =>
    postEvent(editor, {
      title: `${word} ${name}`,
      kind,
      startAt: kst(from, 0),
      endAt: kst(to, 0),
    })
  await post('하는 중', -1, 1)
  await post('다음', 3, 5)
  await post('끝난', -6, -4)
  await post('다른 종류', -1, 1, 'update')

  await openLive(page, '/event')
  await expect(page.getByRole('heading', { level: 1, name: '이벤트 일정' })).toBeVisible()
  await post('갑자기', -1, 1)
  await expect(page.getByRole('link', { name: `갑자기 ${name}` }).last()).toBeVisible()

  await test.step('the addresses to subscribe to are told for every kind', async () => {
    await page.getByRole('button', { name: '달력 구독' }).click()
    const dialog = page.getByRole('dialog', { name: '달력 구독' })
    await expect(dialog.getByLabel('구독 주소')).toHaveValue(`${baseURL}/feed/events.ics`)
    await choose(dialog.getByRole('combobox', { name: '구독할 종류' }), '점검')
    const address = `${baseURL}/feed/events/maintenance.ics`
    await expect(dialog.getByLabel('구독 주소')).toHaveValue(address)
    await expect(dialog.getByRole('link', { name: '달력 앱에서 열기' })).toHaveAttribute(
      'href',
      address.replace('http:', 'webcal:'),
    )
    expect((await page.request.get(address)).status()).toBe(200)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  const list = (when: string) => page.getByRole('region', { name: when })
  await expect(list('지금 하는 이벤트').getByText(`하는 중 ${name}`)).toBeVisible()
  await expect(list('지금 하는 이벤트').getByText(`다음 ${name}`)).toHaveCount(0)
  await choose(page.getByRole('combobox', { name: '종류' }), '상점')
  await expect(page).toHaveURL(/kind=shop/)
  await expect(list('지금 하는 이벤트').getByText(`다른 종류 ${name}`)).toHaveCount(0)
  await page.getByRole('radio', { name: '곧' }).click()
  await expect(page).toHaveURL(/when=soon/)
  await expect(list('곧 시작하는 이벤트').getByText(`다음 ${name}`)).toBeVisible()
  await page.getByRole('radio', { name: '지난' }).click()
  await expect(list('지난 이벤트').getByText(`끝난 ${name}`)).toBeVisible()
  await page.reload()
  await expect(list('지난 이벤트').getByText(`끝난 ${name}`)).toBeVisible()
  await expectAccessible(page)
})

test('the schedule comes with the events of the moment, and waits for no answer', async ({
  page,
  request,
  people,
}) => {
  const editor = await people.voice('EDITOR')
  // A title is no attribute, whatever it says.
  const title = `미리 그린 style= ${freshName()}`
  await postEvent(editor, { title, startAt: kst(-1, 0), endAt: kst(2, 0) })
  const sent = async (path: string) => (await request.get(path)).text()
  // Of a machine that is busy the page is sent without: it is drawn for whoever asks next.
  await expect.poll(async () => sent('/event')).toContain(`${title}</span>`)
  await expect.poll(async () => sent('/event?lang=english')).toContain('<div id="root" data-drawn=')
  await expect.poll(async () => sent('/event?when=soon')).toContain('data-drawn="?when=soon"')
  // They are asked for once more, behind the page, for reading without a connection: nothing waits for that.
  const { promise: shown, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/event?**', async (route) => {
    await shown
    await route.continue()
  })
  const list = page.getByRole('region', { name: '지금 하는 이벤트' })
  await page.goto('/event')
  await untilAlive(page)
  await expect(list.getByText(title)).toBeVisible()
  release()
  // The elements that were drawn are those that live: a click on them does what they say.
  await list.getByRole('button', { name: `${title} 계획에 담기` }).click()
  await expect(list.getByRole('button', { name: `${title} 계획에서 빼기` })).toBeVisible()
})

test('the calendar turns by month, from the keyboard, and shows where an event runs', async ({
  page,
  people,
}) => {
  const editor = await people.voice('EDITOR')
  const title = `이어지는 ${freshName()}`
  // Over the end of a week at least, wherever today stands.
  // Of a kind of its own: a week has room for three, and other stories fill it.
  const kind = 'other'
  const id = await postEvent(editor, { title, kind, startAt: kst(0, 0), endAt: kst(8, 0) })
  await page.goto(`/event?show=calendar&kind=${kind}`)
  const calendar = page.getByRole('region', { name: monthTitle(0) })
  await expect(calendar.locator('[aria-current="date"]')).toHaveCount(1)
  await expect(calendar.locator('[aria-current="date"]')).toBeInViewport()
  // Sundays, Saturdays and the days of work each have a colour of their own.
  const colors = await Promise.all(
    ['[data-sunday]', '[data-saturday]', ':not([data-sunday], [data-saturday])'].map((days) =>
      calendar
        .locator(`[role="group"] > span:not([data-outside])${days}`)
        .first()
        .evaluate((day) => getComputedStyle(day).color),
    ),
  )
  expect(new Set(colors).size).toBe(3)
  await expectAccessible(page)
  // One stop for the keyboard, however many weeks it runs through.
  await expect(calendar.getByRole('link', { name: new RegExp(title) })).toHaveCount(1)

  await page.getByRole('button', { name: '다음 달' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/)
  await expect(page.getByRole('region', { name: monthTitle(1) })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('region', { name: monthTitle(0) })).toBeVisible()
  await page.getByRole('button', { name: '이전 달' }).click()
  await expect(page.getByRole('region', { name: monthTitle(-1) })).toBeVisible()
  await page.getByRole('button', { name: '오늘' }).click()
  await expect(page).not.toHaveURL(/month=/)
  await expect(calendar.locator('[aria-current="date"]')).toBeInViewport()
  await calendar.getByRole('link', { name: new RegExp(title) }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/event/${id}`)
})
