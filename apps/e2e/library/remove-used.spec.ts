import { expectAccessible } from '../expect-accessible.ts'
import { call, freshName } from '../people/accounts.ts'
import { expect, test } from '../people/people-test.ts'

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
