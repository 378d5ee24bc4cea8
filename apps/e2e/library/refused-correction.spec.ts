import { call, freshName, otherPage } from '../people/accounts.ts'
import { openLive } from '../notice/posts.ts'
import { test } from '../own-site.ts'
import { expect } from '../people/people-test.ts'

// The bell counts what everybody hears, notices of other tests among it.
test.use({ siteName: 'refused correction' })

test('a proposal is refused with a reason; its author hears it live and finds the reason', {
  tag: '@desktop',
}, async ({ page, browser, people }) => {
  const editor = await otherPage(browser)
  await people.enter(editor, 'EDITOR')
  await people.enter(page, 'MEMBER')
  const name = freshName('마')
  const body = { name, kind: 'normal', stats: [{ stat: 'atk_pct', value: 5 }] }
  const made = await call(editor, 'POST', '/api/crysta', body)
  const { id } = (await made.json()) as { id: string }
  const change = { change: { stats: [{ stat: 'atk_pct', value: 9 }] }, reason: '게임에서 봤어요' }
  expect(
    (await call(page, 'POST', `/api/catalogue/crysta/${id}/correction`, change)).status(),
  ).toBe(201)

  await test.step('a second one is not begun: the first still waits', async () => {
    await page.goto(`/correction/crysta/${id}`)
    await expect(page.getByText(/아직 답을 기다려요\./)).toBeVisible()
    await page.getByRole('link', { name: '보낸 제안 보기' }).click()
    await expect(page.getByRole('list', { name: '수정 제안 목록' })).toContainText(name)
  })

  await openLive(page, '/about')
  await expect(page.getByRole('link', { name: '알림', exact: true })).toBeVisible()
  await editor.goto(`/correction?entity=crysta&id=${id}`)
  const card = editor.getByRole('listitem').filter({ hasText: name })
  await card.getByRole('button', { name: '돌려보내기' }).click()
  const review = editor.getByRole('dialog')
  await review.getByRole('textbox').fill('게임에서는 5%예요')
  await review.getByRole('button', { name: '돌려보내기' }).click()
  await expect(card).toBeHidden()

  await page.getByRole('link', { name: '알림, 안 읽은 소식 1개' }).click()
  const news = page.getByRole('region', { name: '내 수정 제안에 온 답' })
  await expect(news).toContainText(name)
  await expect(news).toContainText('게임에서는 5%예요')
  await news.getByRole('link', { name: new RegExp(name) }).click()
  await expect(page.getByRole('list', { name: '수정 제안 목록' })).toContainText('고치지 않음')
  await expect(page.getByRole('link', { name: '알림', exact: true })).toBeVisible()
  await editor.context().close()
})
