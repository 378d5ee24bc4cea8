import { expectAccessible } from '../expect-accessible.ts'
import { expect } from './people-test.ts'
import { test } from '../own-site.ts'
import { call, freshName } from './accounts.ts'

// Nobody has done any of it there.
test.use({ siteName: 'first reports' })

test('a new owner sees what to do once, ticked by what is done, put away and brought back', async ({
  page,
  people,
}) => {
  await people.enter(page, 'OWNER')
  await page.goto('/admin')
  const list = page.getByRole('region', { name: '처음 할 일' })
  const step = (name: string) => list.getByRole('listitem').filter({ hasText: name })
  await expect(step('사이트 설정 살펴보기').getByRole('link')).toHaveAttribute(
    'href',
    '/admin/setting',
  )
  await expectAccessible(page)

  const note = { title: `첫 공지 ${freshName()}`, body: '반가워요.' }
  expect((await call(page, 'POST', '/api/notification', note)).status()).toBe(201)
  await page.getByRole('button', { name: '새로 고침' }).click()
  await expect(step('첫 공지 쓰기')).toContainText('끝남')

  await list.getByRole('button', { name: '접어 두기' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(0)
  await page.reload()
  await expect(list.getByRole('listitem')).toHaveCount(0)
  await list.getByRole('button', { name: '처음 할 일 펴기' }).click()
  await expect(step('자료 가져오기')).toBeVisible()
  await step('자료 가져오기').getByRole('link').click()
  await expect(page).toHaveURL('/admin/import')
})
