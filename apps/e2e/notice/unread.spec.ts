import { freshName } from '../people/accounts.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../people/people-test.ts'
import { openLive, postNotice } from './posts.ts'

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

test('an editor finds notices, reads and edits one, and no screen of it has an accessibility violation', async ({
  page,
  people,
}) => {
  test.slow()
  await people.enter(page, 'EDITOR')
  const name = freshName()
  const body =
    '# 하나\n\n글 [링크](/event) `코드` <b>글자</b>\n\n### 둘\n\n| 칸 | 값 |\n| --- | ---: |\n| 가 | 1 |\n\n- [x] 한 일\n\n## 셋\n\n각주[^1]\n\n[^1]: 설명'
  await postNotice(page, { title: `접근성 ${name}`, body })
  await postNotice(page, { title: `접근성 회원 ${freshName()}`, body, levelCode: 'MEMBER' })
  const expectFine = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
    await expectAccessible(page)
  }
  const found = page.getByRole('list', { name: '공지 목록' }).getByRole('link')

  await test.step('a search stays in the address', async () => {
    await page.goto('/notion')
    await expectFine()
    await page.getByRole('textbox', { name: '제목으로 찾기' }).fill(name)
    await expect(page).toHaveURL(`/notion?search=${name}`)
    await expect(found).toHaveCount(1)
    await page.reload()
    await expect(found).toHaveCount(1)
    await page.getByRole('textbox', { name: '제목으로 찾기' }).fill(`${name}x`)
    await expect(page.getByText('조회된 데이터가 없습니다.')).toBeVisible()
    await expectFine()
    await page.getByRole('button', { name: '검색어 지우기' }).last().click()
    await expect(page).toHaveURL('/notion')
  })

  await test.step('the notice, its editing and how to write', async () => {
    await found.filter({ hasText: name }).click()
    await expect(page.getByRole('article')).toBeVisible()
    await expectFine()
    await page.getByRole('link', { name: '고치기' }).click()
    await expect(page.getByLabel('내용')).toHaveValue(body)
    await expectFine()
    await page.goto('/notification/create')
    await expectFine()
    await page.getByRole('button', { name: '쓰는 법' }).click()
    await expect(page.getByRole('dialog', { name: '글 꾸미기' })).toBeVisible()
    await expectAccessible(page)
  })

  await page.goto('/notification?view=manage')
  await expectFine()

  await test.step('지난 알림 keeps the short messages of this window', async () => {
    // Something of somebody else to be read.
    await postNotice(await people.voice('EDITOR'), { title: `새 글 ${freshName()}`, body })
    await page.goto('/notification')
    await expect(page.getByRole('list', { name: '알림 목록' })).toBeVisible()
    await expectFine()
    await page.getByRole('button', { name: '모두 읽음' }).click()
    await page.getByRole('button', { name: '지난 알림' }).click()
    const panel = page.getByRole('dialog', { name: '지난 알림' })
    await expect(panel.getByText('모두 읽은 것으로 했어요')).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('button', { name: '비우기' }).click()
    await expect(panel.getByText('아직 뜬 알림이 없어요.')).toBeVisible()
  })
})
