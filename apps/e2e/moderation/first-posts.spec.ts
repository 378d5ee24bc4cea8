import type { Page } from '@playwright/test'
import { choose } from '../choose.ts'
import { grouped, rowOf, tellHouse } from '../cook/houses.ts'
import { test } from '../own-site.ts'
import { call, enter } from '../people/accounts.ts'
import { expect } from '../watch-console.ts'

// The owner's setting changes what everybody else's tests see.
test.use({ siteName: 'moderation' })

const CODE = '2345678'

async function openList(page: Page): Promise<void> {
  await page.goto('/cook/address')
  await page.getByRole('radio', { name: /^집 목록/ }).check()
}

test('the first house of a new member is theirs alone until an editor says it is fine', async ({
  page,
  browser,
  people,
  site,
}) => {
  const open = async () => (await browser.newContext({ baseURL: site.url })).newPage()
  await people.enter(page, 'OWNER')
  await page.goto('/admin/setting')
  await page.getByRole('switch', { name: '첫 글은 확인 뒤에' }).check()
  await page.getByRole('button', { name: '저장' }).first().click()
  await expect(page.getByText('사이트 설정을 저장했어요').first()).toBeVisible()

  const member = await open()
  await enter(member, await people.make('MEMBER'))
  await tellHouse(member, CODE, [['max_hp', 5]])
  await member.goto('/cook/address')
  const waiting = member.getByRole('region', { name: '확인을 기다려요 1' })
  await expect(waiting.getByRole('heading', { name: `주소 ${grouped(CODE)}` })).toBeVisible()
  // What others are given: waiting.test.ts.

  await page.goto('/admin')
  await page.getByRole('link', { name: /확인을 기다리는 첫 글/ }).click()
  await page.getByRole('button', { name: '모두 고르기' }).click()
  await page.getByRole('button', { name: '1개 괜찮아요' }).click()
  await expect(page.getByText('1개가 이제 모두에게 보여요').first()).toBeVisible()
  await expect(page.getByText('확인을 기다리는 것이 없어요.')).toBeVisible()

  for (const one of [member, await open()]) {
    await openList(one)
    await expect(rowOf(one, CODE)).toBeVisible()
    await expect(waiting).toHaveCount(0)
    if (one !== member) await one.context().close()
  }
  await member.getByRole('banner').getByRole('link', { name: /^알림/ }).click()
  await expect(member.getByText('이제 모두에게 보여요')).toBeVisible()
  await member.context().close()

  // The others of this site see their houses at once.
  const setting = await (await call(page, 'GET', '/api/setting')).json()
  const answer = await call(page, 'PUT', '/api/setting', { ...setting, firstPostsWait: false })
  expect(answer.status(), await answer.text()).toBe(200)
})

test('houses said to be closed are taken down together', async ({ page, people }) => {
  const teller = await people.voice('EDITOR')
  for (const code of ['3456781', '3456782']) {
    const id = await tellHouse(teller, code, [['max_hp', 5]])
    // Whoever told of a house closes it with one word.
    expect((await call(teller, 'POST', `/api/cook/address/${id}/closed`, {})).status()).toBe(200)
  }
  await people.enter(page, 'OWNER')
  await page.goto('/cook/address')
  await page.getByText('닫혔다는 집 2').click()
  for (const name of ['345 6781', '345 6782']) await page.getByRole('checkbox', { name }).click()
  await page.getByRole('button', { name: '내리기', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: '2개 내리기' })
  await choose(sheet.getByRole('combobox', { name: '까닭' }), '사실과 달라요.')
  await sheet.getByRole('button', { name: '2개 내리기' }).click()
  await expect(page.getByText(/^닫혔다는 집/)).toHaveCount(0)
  await page.getByRole('button', { name: '되돌리기' }).first().click()
  await expect(page.getByText('닫혔다는 집 2')).toBeVisible()
})
