import type { Page } from '@playwright/test'
import { choose } from '../choose.ts'
import { grouped, rowOf, tellHouse } from '../cook/houses.ts'
import { test } from '../own-site.ts'
import { call, enter } from '../people/accounts.ts'
import { expect } from '../watch-console.ts'

// The owner's setting changes what everybody else's tests see.
test.use({ siteName: 'first-posts' })

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
  const other = await open()
  await openList(other)
  await expect(rowOf(other, CODE)).toHaveCount(0)

  await page.goto('/admin')
  await page.getByRole('link', { name: /확인을 기다리는 첫 글/ }).click()
  await page.getByRole('button', { name: '모두 고르기' }).click()
  await page.getByRole('button', { name: '1개 괜찮아요' }).click()
  await expect(page.getByText('1개가 이제 모두에게 보여요').first()).toBeVisible()
  await expect(page.getByText('확인을 기다리는 것이 없어요.')).toBeVisible()

  await openList(other)
  await expect(rowOf(other, CODE)).toBeVisible()
  await member.goto('/notification')
  await expect(member.getByText('이제 모두에게 보여요')).toBeVisible()
  await openList(member)
  await expect(rowOf(member, CODE)).toBeVisible()
  await expect(waiting).toHaveCount(0)

  for (const one of [member, other]) await one.context().close()
})

test('houses said to be closed are taken down together', async ({
  page,
  browser,
  people,
  site,
}) => {
  const teller = await (await browser.newContext({ baseURL: site.url })).newPage()
  await enter(teller, await people.make('EDITOR'))
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
  await teller.context().close()
})
