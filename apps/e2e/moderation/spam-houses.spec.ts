import type { Page } from '@playwright/test'
import { choose } from '../choose.ts'
import { tellHouse } from '../cook/houses.ts'
import { test } from '../own-site.ts'
import { type Account, call, freshAccount } from '../people/accounts.ts'
import { expect } from '../watch-console.ts'

// How many houses there are is nobody else's business.
test.use({ siteName: 'moderation' })

/** Of the three accounts, 200 in all. */
const HOUSES = [67, 67, 66]

/** Of the spammers: other stories of this site tell of a few. */
async function countHouses(page: Page): Promise<number> {
  const answer = await call(page, 'GET', '/api/cook/address?includeOld=true')
  const rows = (await answer.json()) as { address: string }[]
  const codes = new Set(rows.map(({ address }) => address))
  return [...codes].filter((code) => code.startsWith('3000')).length
}

/** Says why on the sheet and takes down what it shows. */
async function takeDown(page: Page, how: '숨기기' | '지우기'): Promise<void> {
  await page.getByRole('button', { name: '3명이 올린 200개 내리기' }).click()
  const sheet = page.getByRole('dialog', { name: '200개 내리기' })
  await expect(sheet.getByText('요리 주소 200개')).toBeVisible()
  await sheet.getByRole('radio', { name: how }).check({ force: true })
  await choose(sheet.getByRole('combobox', { name: '까닭' }), '광고나 도배예요.')
  await sheet.getByRole('button', { name: '200개 내리기' }).click()
  await expect(sheet).toBeHidden({ timeout: 30_000 })
}

test('200 spam houses by three accounts are seen, hidden, brought back and removed, and new accounts wait', async ({
  page,
  browser,
  people,
  site,
}) => {
  test.slow()
  let made = 3_000_000
  for (const count of HOUSES) {
    const spammer = await people.voice('MEMBER')
    for (let house = 0; house < count; house += 1)
      await tellHouse(spammer, String((made += 1)), [['max_hp', 5]])
  }
  await people.enter(page, 'OWNER')
  expect(await countHouses(page)).toBe(200)

  await page.goto('/admin')
  await page.getByRole('link', { name: /한꺼번에 올린 새 회원/ }).click()
  await expect(page.getByRole('heading', { name: '한꺼번에 올린 새 회원' })).toBeVisible()

  await takeDown(page, '숨기기')
  expect(await countHouses(page)).toBe(0)
  await page.getByRole('button', { name: '되돌리기' }).first().click()
  await expect.poll(() => countHouses(page), { timeout: 30_000 }).toBe(200)

  await takeDown(page, '지우기')
  expect(await countHouses(page)).toBe(0)
  await page.getByRole('radio', { name: '내린 것' }).click({ force: true })
  const removed = page.getByRole('article').filter({ hasText: '요리 주소 200개' })
  await expect(removed).toContainText('에 아주 지워요')
  await expect(removed.getByRole('button', { name: '되돌리기' })).toBeVisible()

  await letSignUpsWait(page)
  const newcomer = await (await browser.newContext({ baseURL: site.url })).newPage()
  const account = freshAccount()
  await askToJoin(newcomer, account)
  await expect(newcomer.getByText('가입을 신청했어요')).toBeVisible()
  const { loginId, password } = account
  const answer = await call(newcomer, 'POST', '/api/auth/login', { loginId, password })
  expect(answer.status()).not.toBe(200)
  await newcomer.context().close()
  await page.goto('/admin')
  await page.getByRole('link', { name: /확인을 기다리는 가입/ }).click()
  await expect(page.getByText(account.nickname).first()).toBeVisible()
})

/** The owner lets nobody in any more before somebody has looked. */
async function letSignUpsWait(page: Page): Promise<void> {
  await page.goto('/admin/setting')
  const site = page.getByRole('region', { name: '사이트 설정' })
  await choose(site.getByRole('combobox', { name: '회원 가입' }), '관리자가 확인하면 가입돼요')
  await site.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText('사이트 설정을 저장했어요').first()).toBeVisible()
}

async function askToJoin(page: Page, { loginId, nickname, password }: Account): Promise<void> {
  await page.goto('/member/create')
  await page.getByLabel('아이디').fill(loginId)
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password)
  await page.getByLabel('닉네임').fill(nickname)
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: '가입 신청하기' }).click()
}
