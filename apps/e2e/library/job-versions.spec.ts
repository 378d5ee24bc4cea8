import { expectAccessible } from '../expect-accessible.ts'
import { call, freshName, otherPage } from '../people/accounts.ts'
import { expect, test } from '../people/people-test.ts'

test('everybody reads earlier versions of a guide, and an editor brings one back', async ({
  page,
  browser,
  people,
}) => {
  const editor = await otherPage(browser)
  await people.enter(editor, 'EDITOR')
  const name = `가이드 ${freshName()}`
  const made = await call(editor, 'POST', '/api/job', { name, body: '처음 쓴 안내' })
  const { id } = (await made.json()) as { id: string }
  const second = { name, body: '고쳐 쓴 안내', version: 1 }
  expect((await call(editor, 'PUT', `/api/job/${id}`, second)).ok()).toBe(true)

  await page.goto(`/job/${id}`)
  await expect(page.getByText('고쳐 쓴 안내')).toBeVisible()
  await page.getByRole('button', { name: '지난 판' }).click()
  const dialog = page.getByRole('dialog', { name: '지난 판' })
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await dialog.getByRole('link', { name: /새로 씀/ }).click()
  await expect(page.getByText('처음 쓴 안내')).toBeVisible()
  await expect(page.getByText(/판이에요\. 지금 판과 다를 수 있어요\./)).toBeVisible()
  await expect(page.getByRole('button', { name: '이 판으로 되돌리기' })).toBeHidden()
  await expectAccessible(page)
  const older = page.url()
  await page.goBack()
  await expect(page.getByText('고쳐 쓴 안내')).toBeVisible()

  await editor.goto(older)
  await editor.getByRole('button', { name: '이 판으로 되돌리기' }).click()
  await expect(editor.getByText('처음 쓴 안내')).toBeVisible()
  await expect(editor).toHaveURL(new RegExp(`/job/${id}$`))
  await editor.getByRole('button', { name: '되돌리기', exact: true }).click()
  await expect(editor.getByText('고쳐 쓴 안내')).toBeVisible()
  await editor.context().close()
})

test('a guide says which of its picks changed, until an editor has looked', async ({
  page,
  browser,
  people,
}) => {
  const editor = await otherPage(browser)
  await people.enter(editor, 'EDITOR')
  const name = freshName()
  const least = { name: `고를 것 ${name}`, kind: 'weapon' }
  const crysta = (await (await call(editor, 'POST', '/api/crysta', least)).json()) as { id: string }
  const guide = { name: `다시 볼 ${name}`, crystaIds: [crysta.id] }
  const { id } = (await (await call(editor, 'POST', '/api/job', guide)).json()) as { id: string }
  const change = { ...least, stats: [{ stat: 'atk_pct', value: 5 }], version: 1 }
  expect((await call(editor, 'PUT', `/api/crysta/${crysta.id}`, change)).ok()).toBe(true)

  await page.goto(`/job/${id}`)
  const review = page.getByRole('region', { name: '다시 볼 것' })
  await expect(review.getByRole('link', { name: least.name })).toBeVisible()
  await expect(review.getByText(/에 옵션 바뀜$/)).toBeVisible()
  await expect(review.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)

  await editor.goto(`/job/${id}`)
  await editor.getByRole('button', { name: '다시 봤어요' }).click()
  await editor.getByRole('alertdialog').getByRole('button', { name: '그대로 맞아요' }).click()
  await expect(editor.getByRole('region', { name: '다시 볼 것' })).toBeHidden()
  await editor.getByRole('button', { name: '지난 판' }).click()
  await expect(editor.getByText('다시 보고 그대로 둠')).toBeVisible()
  await editor.context().close()
})
