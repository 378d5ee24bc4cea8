import { expect } from '../watch-console.ts'
import { test } from '../own-site.ts'
import { enter, freshName, otherPage } from '../people/accounts.ts'
import { postNotice } from './posts.ts'

// On a site of their own: a notice of another test would be unread again at once.

const BELL = /^알림/

test('a visitor’s browser remembers what was read', async ({ page, people }) => {
  const title = `읽을 글 ${freshName()}`
  await postNotice(await people.voice('EDITOR'), { title, body: '본문' })

  await page.goto('/notification')
  const bell = page.getByRole('banner').getByRole('link', { name: BELL })
  await expect(bell).toHaveAccessibleName(/안 읽은 소식 \d+개/)
  await expect(page.getByRole('link', { name: `안 읽음 ${title}` })).toBeVisible()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('article')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: `안 읽음 ${title}` })).toBeHidden()

  await page.getByRole('button', { name: '모두 읽음' }).click()
  await expect(page.getByText('모두 읽었어요')).toBeVisible()
  await expect(bell).toHaveAccessibleName('알림')
  await page.reload()
  await expect(page.getByText('모두 읽었어요')).toBeVisible()
  await expect(page.getByRole('link', { name: /^안 읽음/ })).toHaveCount(0)
})

test('the server remembers for a member, and tells every browser', async ({
  page,
  browser,
  people,
}) => {
  const member = await people.make('MEMBER')
  await enter(page, member)
  const title = `회원이 읽을 글 ${freshName()}`
  await postNotice(await people.voice('EDITOR'), { title, body: '본문' })

  await page.goto('/notification')
  await expect(page.getByText(/^안 읽음 \d+개$/)).toBeVisible()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('article')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: BELL }).click()
  await expect(page.getByRole('link', { name: `안 읽음 ${title}` })).toBeHidden()

  const readAll = page.getByRole('button', { name: '모두 읽음' })
  if (await readAll.isEnabled()) await readAll.click()
  await expect(page.getByText('모두 읽었어요')).toBeVisible()

  const phone = await otherPage(browser)
  await enter(phone, member)
  await phone.goto('/notification')
  await expect(phone.getByRole('link', { name: title })).toBeVisible()
  await expect(phone.getByRole('link', { name: `안 읽음 ${title}` })).toBeHidden()
  await phone.context().close()
})
