import { freshName } from '../people/accounts.ts'
import { expect, test } from '../people/people-test.ts'
import { postNotice } from './posts.ts'

test.describe('what was written before', () => {
  // A notice that was removed is asked for once more by the page that showed it.
  test.use({ expectedNoise: [/\[http\]|404 \(Not Found\)/] })

  test('is compared, brought back, and comes back after a removal', async ({ page, people }) => {
    await people.enter(page, 'EDITOR')
    const name = freshName()
    const id = await postNotice(page, { title: `판 ${name}`, body: '첫째 글' })
    await page.goto(`/notion/${id}/edit`)
    await expect(page.getByText('바뀐 곳 없음')).toBeVisible()
    await page.getByLabel('내용').fill('둘째 글')
    await page.getByRole('button', { name: '바뀐 곳 1개' }).click()
    const changes = page.getByRole('dialog', { name: '저장하면 바뀌는 것' })
    await expect(changes.getByText('첫째 글')).toBeVisible()
    await expect(changes.getByText('둘째 글')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(changes).toBeHidden()
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('article')).toHaveText('둘째 글')

    await page.getByRole('link', { name: '고치기' }).click()
    await page.getByRole('button', { name: '이전 판' }).click()
    const versions = page.getByRole('dialog')
    await expect(versions.getByRole('listitem')).toHaveCount(2)
    await versions.getByRole('button', { name: /^내용 고침/ }).click()
    await expect(versions.getByText('지금 쓰고 있는 내용과 같아요')).toBeVisible()
    await page.goBack()
    await versions.getByRole('button', { name: /^새로 씀/ }).click()
    await expect(versions.getByText('첫째 글')).toBeVisible()
    await versions.getByRole('button', { name: '이 판으로 채우기' }).click()
    await expect(page.getByLabel('내용')).toHaveValue('첫째 글')
    const takeBack = page.getByRole('button', { name: '되돌리기' })
    await takeBack.click()
    await expect(page.getByLabel('내용')).toHaveValue('둘째 글')

    // What is typed after an earlier version was put in is not lost by taking that back.
    await page.getByRole('button', { name: '이전 판' }).click()
    await versions.getByRole('button', { name: /^새로 씀/ }).click()
    await versions.getByRole('button', { name: '이 판으로 채우기' }).click()
    await expect(takeBack).toBeVisible()
    await page.getByLabel('내용').fill('셋째 글')
    await expect(takeBack).toBeHidden({ timeout: 5000 })
    await page.getByLabel('내용').fill('둘째 글')

    await page.goto(`/notion/${id}`)
    await page.getByRole('button', { name: '지우기' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click()
    await page.getByRole('button', { name: '되돌리기' }).click()
    await expect(page.getByRole('log').getByText('되살렸어요')).toBeVisible()
    await page.getByRole('link', { name: `판 ${name}` }).click()
    await expect(page.getByRole('article')).toHaveText('둘째 글')
  })
})
