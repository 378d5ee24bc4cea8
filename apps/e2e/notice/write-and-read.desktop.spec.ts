import type { Page } from '@playwright/test'
import { call, freshName, logInOnScreen, otherPage } from '../people/accounts.ts'
import { choose } from '../choose.ts'
import { expect, test } from '../people/people-test.ts'
import { kstField, openLive, postNotice } from './posts.ts'

const MISSING: [RegExp[], { scope: 'test' }] = [
  [/\[http\]/, /404 \(Not Found\)/, /403 \(Forbidden\)/],
  { scope: 'test' },
]

test.describe('what is gone', () => {
  test.use({ expectedNoise: MISSING })

  test('what an editor writes, changes and deletes reaches the open pages of others without a reload', async ({
    page,
    browser,
    people,
  }) => {
    const visitor = await otherPage(browser)
    await openLive(visitor, '/notion')
    await expect(visitor.getByRole('list', { name: '공지 목록' })).toBeVisible()
    const home = await visitor.context().newPage()
    await home.goto('/')

    await people.enter(page, 'EDITOR')
    const title = `새 소식 ${freshName()}`
    await page.goto('/notion')
    await page.getByRole('link', { name: '공지 쓰기' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '공지 쓰기' })).toBeVisible()
    await page.getByRole('textbox', { name: '제목' }).fill(` ${title} `)
    await page.getByLabel('내용').fill('# 큰 제목\n\n**굵은** 말과 <b>꺾쇠</b>')
    const preview = page.getByRole('region', { name: '등급별 미리 보기' })
    await expect(preview.locator('strong')).toHaveText('굵은')
    await page.getByRole('button', { name: '올리기' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('article')).toContainText('<b>꺾쇠</b>')

    // One of the two holds the line for both.
    await expect(home.getByRole('link', { name: title })).toBeVisible()
    const row = visitor.getByRole('link', { name: title })
    await expect(row).toBeVisible()
    await expect(visitor.getByRole('link', { name: /^알림, 안 읽은 소식/ })).toBeVisible()
    await row.click()
    await expect(visitor.getByRole('heading', { level: 2, name: '큰 제목' })).toBeVisible()

    await test.step('a change and a deletion reach the open page too', async () => {
      await page.getByRole('link', { name: '고치기' }).click()
      await page.getByLabel('내용').fill('나중')
      await page.getByRole('button', { name: '저장' }).click()
      await expect(page.getByRole('article')).toHaveText('나중')
      await expect(visitor.getByRole('article')).toHaveText('나중')

      await page.getByRole('button', { name: '지우기' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click()
      await expect(page).toHaveURL('/notion')
      await expect(visitor.getByText('조회된 데이터가 없습니다.')).toBeVisible()
    })
    await visitor.context().close()
  })
})

test.describe('for members only', () => {
  test.use({ expectedNoise: MISSING })

  test('a member reads what a visitor does not see', async ({ page, browser, people }) => {
    const editor = await otherPage(browser)
    await people.enter(editor, 'EDITOR')
    const title = `회원 소식 ${freshName()}`
    const search = `search=${encodeURIComponent(title)}`
    await editor.goto('/notification/create')
    await editor.getByRole('textbox', { name: '제목' }).fill(title)
    await editor.getByLabel('내용').fill('회원만 읽는 글')
    await choose(editor.getByRole('combobox', { name: '누구에게 보이나요' }), '회원 이상')
    await expect(editor.getByText('이 사람에게는 보이지 않아요')).toBeVisible()
    await editor.getByText('회원', { exact: true }).click()
    await expect(editor.getByText('이 사람에게는 보이지 않아요')).toBeHidden()
    await editor.getByRole('button', { name: '올리기' }).click()
    await expect(editor.getByRole('heading', { level: 1, name: title })).toBeVisible()

    // What the lists of visitors leave out: notice.routes.test.ts.
    await page.goto(editor.url())
    await expect(page).toHaveURL('/404')

    await people.enter(page, 'MEMBER')
    await page.goto(`/notification?${search}`)
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    // Under 공지 too, for them and for who wrote it.
    for (const reader of [page, editor]) {
      await reader.goto(`/notion?${search}`)
      await expect(reader.getByRole('list', { name: '공지 목록' }).getByText(title)).toBeVisible()
    }
    await editor.context().close()
  })

  test('a scheduled notice is its writer’s until its time', async ({ page, browser, people }) => {
    await people.enter(page, 'EDITOR')
    const title = `예약 ${freshName()}`
    await page.goto('/notion/create')
    await page.getByRole('textbox', { name: '제목' }).fill(title)
    await page.getByLabel('내용').fill('나중에 읽을 글')
    await page.getByLabel('게시 시각').fill(kstField(3, 18))
    await expect(page.getByText(/18:00 전에는 쓴 사람과 관리자에게만/)).toBeVisible()
    await page.getByRole('button', { name: '예약하기' }).click()
    await expect(page.getByText(/예약한 공지예요.*18:00부터/)).toBeVisible()
    const address = page.url()
    const id = address.split('/').at(-1)
    const visitor = await otherPage(browser)
    expect((await call(visitor, 'GET', `/api/notification/${id}`)).status()).toBe(404)

    await page.goto('/notion?view=manage')
    const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: title })
    await expect(row.first()).toContainText('예약')
    await page.getByRole('link', { name: title }).first().click()
    await page.getByRole('link', { name: '고치기' }).click()
    await page.getByLabel('게시 시각').fill(kstField(-1, 9))
    await page.getByRole('button', { name: '저장' }).click()
    await expect(page.getByText(/예약한 공지예요/)).toBeHidden()
    await visitor.goto(address)
    await expect(visitor.getByRole('article')).toHaveText('나중에 읽을 글')
    await visitor.context().close()
  })
})

test.describe('two at the same notice', () => {
  test.use({ expectedNoise: [[/\[http\]/, /409 \(Conflict\)/], { scope: 'test' }] })

  test('nothing of either is lost when both have changed it', async ({ page, people }) => {
    await people.enter(page, 'EDITOR')
    const name = freshName()
    const body = '처음 내용'
    const id = await postNotice(page, { title: `함께 ${name}`, body })
    await page.goto(`/notion/${id}/edit`)
    await page.getByLabel('내용').fill('편집자의 내용')

    const admin = await people.voice('ADMIN')
    const { version } = await (await call(admin, 'GET', `/api/notification/${id}`)).json()
    const change = { title: `관리자가 고친 ${name}`, body, version }
    expect((await call(admin, 'PUT', `/api/notification/${id}`, change)).status()).toBe(200)

    await page.getByRole('button', { name: '저장' }).click()
    const dialog = page.getByRole('dialog', { name: '다른 사용자가 먼저 수정했습니다.' })
    await expect(dialog.getByRole('group', { name: '제목' })).toContainText('관리자가 고친')
    await expect(dialog.getByRole('group', { name: '내용' })).toContainText('편집자의 내용')
    await dialog.getByRole('button', { name: '고른 값으로 저장' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`관리자가 고친 ${name}`)
    await expect(page.getByRole('article')).toHaveText('편집자의 내용')
  })
})

test('an empty notice is refused at its fields; what was typed waits here and on another device', async ({
  page,
  browser,
  people,
}) => {
  const account = await people.enter(page, 'EDITOR')
  const title = (of: Page) => of.getByRole('textbox', { name: '제목' })
  await page.goto('/notion/create')
  await page.getByRole('button', { name: '올리기' }).click()
  await expect(page.getByText('필수 값 입니다.')).toHaveCount(2)
  await expect(title(page)).toBeFocused()

  const kept = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PUT' &&
      answer.url().includes('/api/draft/') &&
      (answer.request().postData() ?? '').includes('여기까지'),
  )
  await title(page).fill('쓰다 만 글')
  await page.getByLabel('내용').fill('여기까지')
  expect((await kept).status()).toBe(204)
  await page.getByRole('link', { name: '결정판 홈' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('이 브라우저에 남아')
  await question.getByRole('button', { name: '나가기' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/notion/create')
  await page.getByRole('button', { name: '이어서 쓰기' }).click()
  await expect(title(page)).toHaveValue('쓰다 만 글')
  await expect(page.getByLabel('내용')).toHaveValue('여기까지')

  await test.step('on another device it is gone on with, and gone when it is written', async () => {
    const elsewhere = await otherPage(browser)
    await elsewhere.goto('/login?next=/notion/create')
    await logInOnScreen(elsewhere, account)
    await expect(elsewhere.getByText(/쓰던 내용이 있어요/)).toBeVisible()
    await elsewhere.getByRole('button', { name: '이어서 쓰기' }).click()
    await expect(title(elsewhere)).toHaveValue('쓰다 만 글')
    await elsewhere.getByLabel('내용').fill('이어서 쓴 글')
    await elsewhere.getByRole('button', { name: '올리기' }).click()
    await expect(elsewhere.getByRole('heading', { level: 1, name: '쓰다 만 글' })).toBeVisible()
    await elsewhere.goto('/notion/create')
    await expect(title(elsewhere)).toHaveValue('')
    await expect(elsewhere.getByText(/쓰던 내용이 있어요/)).toBeHidden()
    await elsewhere.context().close()
  })

  await test.step('somebody else’s notice cannot be edited', async () => {
    const other = await people.voice('EDITOR')
    const id = await postNotice(other, { title: `남의 글 ${freshName()}`, body: '본문' })
    await page.goto(`/notion/${id}/edit`)
    await expect(page).toHaveURL('/403')
  })
})
