import { expectAccessible } from '../expect-accessible.ts'
import { postNotice } from '../notice/posts.ts'
import { call, freshName, otherPage } from '../people/accounts.ts'
import { expect, test } from '../people/people-test.ts'

// An open page of what is gone hears so, and asks once more.
test.use({ expectedNoise: [[/\[http\]/, /404 \(Not Found\)/], { scope: 'test' }] })

test('what is used says by what before it is deleted, and leads there', async ({
  page,
  people,
}) => {
  await people.enter(page, 'EDITOR')
  const [name, next, job] = [freshName('가'), freshName('나'), freshName('직업')]
  const create = async (entity: string, body: object) => {
    const answer = await call(page, 'POST', `/api/${entity}`, body)
    return ((await answer.json()) as { id: string }).id
  }
  const id = await create('crysta', { name, kind: 'normal' })
  const stage = await create('crysta', { name: next, kind: 'normal', parentId: id })
  await create('job', { name: job, crystaIds: [id] })

  await page.goto(`/crysta/list/${id}/edit`)
  await page.getByRole('button', { name: '지우기' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('link', { name: job })).toBeVisible()
  await expect(question).toContainText('이어진 자료가 있어 지울 수 없어요.')
  await expect(question.getByRole('button', { name: '지우기' })).toHaveCount(0)
  await expectAccessible(page)
  await question.getByRole('link', { name: next }).click()
  await expect(page).toHaveURL(`/crysta/${stage}`)

  // Its own open page would ask for it again.
  await page.goto(`/crysta/list/${id}/edit`)
  expect((await call(page, 'DELETE', `/api/crysta/${stage}`)).status()).toBe(204)
  await page.getByRole('button', { name: '지우기' }).click()
  await expect(question).toContainText('지우면 아래에서 이 자료가 빠져요.')
  await question.getByRole('button', { name: '지우기' }).click()
  await expect(page).toHaveURL('/crysta/list')
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect.poll(async () => (await call(page, 'GET', `/api/crysta/${id}`)).status()).toBe(200)
})

test.describe('what is no part of the library', () => {
  test('a notice says what leads to it before it is deleted, an item with a price what hangs on it', async ({
    page,
    browser,
    people,
  }) => {
    await people.enter(page, 'EDITOR')
    const name = freshName('안내')
    const id = await postNotice(page, { title: name, body: '내용' })
    const other = freshName('이어진')
    await postNotice(page, { title: other, body: `[앞선 안내](/notion/${id})` })
    await page.goto(`/notion/${id}`)
    await page.getByRole('button', { name: '지우기' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('지우면 아래 글에 있는 링크가 끊어져요.')
    await expect(question.getByRole('link', { name: other })).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: '지우기' }).click()
    await expect(page).toHaveURL('/notion')
    await page.getByRole('button', { name: '되돌리기' }).click()
    await expect
      .poll(async () => (await call(page, 'GET', `/api/notification/${id}`)).status())
      .toBe(200)

    const made = await call(page, 'POST', '/api/price/item', {
      name: freshName('품목'),
      kindId: 'material',
    })
    const item = ((await made.json()) as { id: string }).id
    const watcher = await otherPage(browser)
    await people.enter(watcher, 'MEMBER')
    const watch = { itemId: item, series: 'deal', direction: 'below', amount: 1000 }
    const watched = await call(watcher, 'POST', '/api/price/watch', watch)
    const watchId = ((await watched.json()) as { id: string }).id
    const ask = async () => {
      await page.getByRole('button', { name: '품목 다루기' }).click()
      await page.getByRole('menuitem', { name: '지우기' }).click()
    }
    await page.goto(`/current-price/${item}`)
    await ask()
    await expect(question).toContainText('회원이 지켜보는 값 1')
    await expect(question.getByRole('button', { name: '지우기' })).toHaveCount(0)
    await expectAccessible(page)
    await question.getByRole('button', { name: '취소' }).click()
    expect((await call(watcher, 'DELETE', `/api/price/watch/${watchId}`)).status()).toBe(204)
    await watcher.context().close()
    await ask()
    await expect(question).toContainText('이 품목에 달린 것이 없어요.')
    await question.getByRole('button', { name: '지우기' }).click()
    await expect(page).toHaveURL('/current-price')
    await expect(page.getByText('품목을 지웠어요').first()).toBeVisible()
  })
})
