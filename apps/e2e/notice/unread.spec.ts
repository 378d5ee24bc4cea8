import { freshName, otherPage } from '../people/accounts.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../people/people-test.ts'
import { openLive, postNotice } from './posts.ts'

test('지난 알림 keeps the short messages of this window', async ({ page }) => {
  await page.goto('/notification')
  await expect(page.getByRole('list', { name: '알림 목록' })).toBeVisible()
  const readAll = page.getByRole('button', { name: '모두 읽음' })
  await readAll.click()
  await page.getByRole('button', { name: '지난 알림' }).click()
  const panel = page.getByRole('dialog', { name: '지난 알림' })
  await expect(panel.getByText('모두 읽은 것으로 했어요')).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: '비우기' }).click()
  await expect(panel.getByText('아직 뜬 알림이 없어요.')).toBeVisible()
})

test('a search stays in the address', async ({ page, browser, people }) => {
  const editor = await otherPage(browser)
  await people.enter(editor, 'EDITOR')
  const name = freshName()
  await postNotice(editor, { title: `찾을 글 ${name}`, body: '본문' })
  await editor.context().close()
  await page.goto('/notion')
  await page.getByRole('textbox', { name: '제목으로 찾기' }).fill(name)
  await expect(page).toHaveURL(`/notion?search=${name}`)
  await expect(page.getByRole('list', { name: '공지 목록' }).getByRole('link')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('list', { name: '공지 목록' }).getByRole('link')).toHaveCount(1)
  await page.getByRole('textbox', { name: '제목으로 찾기' }).fill(`${name}x`)
  await expect(page.getByText('조회된 데이터가 없습니다.')).toBeVisible()
  await page.getByRole('button', { name: '검색어 지우기' }).last().click()
  await expect(page).toHaveURL('/notion')
})

test.describe('without a network', () => {
  test.use({
    expectedNoise: [[/ERR_(?:INTERNET_DISCONNECTED|FAILED)/, /\[http\]/], { scope: 'test' }],
  })

  test('says so and tries again', async ({ page }) => {
    // What brings news asks for the list by itself once it stands.
    await openLive(page, '/')
    await page.route('**/api/notification?**', (route) => route.abort())
    await page.getByRole('link', { name: '모두 보기' }).click()
    await expect(page).toHaveURL('/notion')
    const problem = page.getByRole('alert').filter({ hasText: '네트워크 오류 발생' })
    await expect(problem.first()).toBeVisible()
    await page.unroute('**/api/notification?**')
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(page.getByRole('list', { name: '공지 목록' })).toBeVisible()
  })
})

test('the notice screens have no accessibility violation', async ({ page, people }) => {
  test.slow()
  await people.enter(page, 'EDITOR')
  const body =
    '# 하나\n\n글 [링크](/event) `코드` <b>글자</b>\n\n### 둘\n\n| 칸 | 값 |\n| --- | ---: |\n| 가 | 1 |\n\n- [x] 한 일\n\n## 셋\n\n각주[^1]\n\n[^1]: 설명'
  const id = await postNotice(page, { title: `접근성 ${freshName()}`, body })
  await postNotice(page, {
    title: `접근성 회원 ${freshName()}`,
    body,
    levelCode: 'MEMBER',
  })
  for (const path of [
    '/notion',
    '/notification',
    '/notification?view=manage',
    `/notion/${id}`,
    `/notion/${id}/edit`,
    '/notification/create',
    '/notion?search=zzzzz',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
    await expectAccessible(page)
  }
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto('/notion/create')
  await page.getByRole('button', { name: '쓰는 법' }).click()
  await expect(page.getByRole('dialog', { name: '글 꾸미기' })).toBeVisible()
  await expectAccessible(page)
})
