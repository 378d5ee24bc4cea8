import { expectAccessible } from '../expect-accessible.ts'
import { call, freshName, otherPage } from '../people/accounts.ts'
import { expect, test } from '../people/people-test.ts'

test('home tells what changed in the lists, and shows pinned tools first', async ({
  page,
  browser,
  people,
}) => {
  const editor = await otherPage(browser)
  await people.enter(editor, 'EDITOR')
  const name = `홈에 나올 ${freshName()}`
  const made = await call(editor, 'POST', '/api/crysta', { name, kind: 'weapon' })
  expect(made.ok()).toBe(true)
  await editor.context().close()

  await page.goto('/')
  const changed = page.getByRole('region', { name: '어제 이후 바뀐 것' })
  await expect(changed.getByText(/^새로 \d/).first()).toBeVisible()
  await expectAccessible(page)
  await changed.getByRole('link', { name: new RegExp(name) }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.goto('/')
  await page.getByRole('button', { name: '고정하기' }).click()
  const dialog = page.getByRole('dialog', { name: '자주 쓰는 도구 고정' })
  await dialog.getByRole('checkbox', { name: '보스 정보' }).check()
  await expectAccessible(page)
  // Back closes the dialog, and the page stays.
  await page.goBack()
  await expect(dialog).toBeHidden()
  const tools = page.getByRole('region', { name: '도구' })
  await expect(tools.getByRole('link').first()).toHaveAttribute('href', '/boss')
  await page.reload()
  await expect(tools.getByRole('link').first()).toHaveAttribute('href', '/boss')
})
