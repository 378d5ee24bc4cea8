import { choose } from '../choose.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { call, freshName } from './accounts.ts'
import { expect, test } from './people-test.ts'

test('the list of members is searched, says which role may do what, and changes several at once', async ({
  page,
  people,
}) => {
  await people.enter(page, 'ADMIN')
  const other = await people.make('CONTRIBUTOR')
  const prefix = freshName('b')
  for (const number of [1, 2]) {
    const name = `${prefix}${number}`
    const account = { loginId: name, nickname: name, roleCode: 'MEMBER' }
    expect((await call(page, 'POST', '/api/member', account)).status()).toBe(201)
  }
  const search = page.getByRole('textbox', { name: /찾기/ })
  await page.goto('/member')

  await test.step('search and filters stand in the address and survive a reload', async () => {
    await search.fill(other.nickname)
    await expect(page).toHaveURL(new RegExp(`search=${other.nickname}`))
    await choose(page.getByRole('combobox', { name: '등급' }), '기여자')
    await expect(page).toHaveURL(/role=CONTRIBUTOR/)
    await page.reload()
    await expect(page.getByRole('link', { name: other.nickname })).toBeVisible()
    await expect(search).toHaveValue(other.nickname)
    await page.getByRole('button', { name: '조건 지우기' }).click()
    await expect(page).toHaveURL('/member')
  })

  await test.step('which role may do what stands on one sheet', async () => {
    await page.getByRole('button', { name: '등급별 권한' }).click()
    const sheet = page.getByRole('dialog', { name: '등급별 권한' })
    await expect(sheet.getByRole('columnheader')).toHaveCount(6)
    const backup = sheet.getByRole('row', { name: /^백업 내려받기/ })
    await expect(backup.getByText('돼요', { exact: true })).toHaveCount(1)
    await expect(backup.getByText('안 돼요')).toHaveCount(4)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })

  await search.fill(prefix)
  await expect(page).toHaveURL(new RegExp(`search=${prefix}`))
  await expect(page.getByRole('link', { name: new RegExp(prefix) })).toHaveCount(2)
  const found = async () => {
    const answer = await call(page, 'GET', `/api/member?search=${prefix}`)
    return ((await answer.json()) as { items: { roleCode: string; status: string }[] }).items
  }

  await test.step('several get a role after a look at what changes, and it is taken back', async () => {
    await page.getByRole('checkbox', { name: '이 쪽 모두 고르기' }).click()
    await page.getByRole('button', { name: '등급 바꾸기' }).click()
    const dialog = page.getByRole('dialog', { name: '여러 명 등급 바꾸기' })
    await choose(dialog.getByRole('combobox'), '기여자')
    await expect(dialog.getByText('회원 → 기여자')).toHaveCount(2)
    await dialog.getByRole('button', { name: '2명 바꾸기' }).click()
    await expect(dialog.getByText('2명의 등급을 바꿨어요')).toBeVisible()
    await dialog.getByRole('button', { name: '되돌리기' }).click()
    await expect(dialog.getByText('2명을 되돌렸어요')).toBeVisible()
    expect((await found()).map(({ roleCode }) => roleCode)).toEqual(['MEMBER', 'MEMBER'])
    await dialog.getByRole('button', { name: '닫기' }).last().click()
  })

  await test.step('several are suspended for a reason, and that is taken back', async () => {
    await page.getByRole('checkbox', { name: '이 쪽 모두 고르기' }).click()
    await page.getByRole('button', { name: '정지하기' }).click()
    const suspension = page.getByRole('dialog', { name: '여러 명 정지하기' })
    await expect(suspension.getByText('사용 중 → 정지')).toHaveCount(2)
    await suspension.getByRole('button', { name: '2명 정지하기' }).click()
    await expect(suspension.getByText('까닭을 골라 주시거나 적어 주세요.')).toBeVisible()
    await suspension.getByRole('textbox', { name: /까닭/ }).fill('광고를 올렸어요.')
    await suspension.getByRole('radio', { name: '7일' }).check()
    await expect(suspension.getByRole('blockquote')).toContainText('광고를 올렸어요.')
    await expectAccessible(page)
    await suspension.getByRole('button', { name: '2명 정지하기' }).click()
    await expect(suspension.getByText('2명을 정지했어요')).toBeVisible()
    const statuses = async () => (await found()).map(({ status }) => status)
    expect(await statuses()).toEqual(['DISABLED', 'DISABLED'])
    await suspension.getByRole('button', { name: '되돌리기' }).click()
    await expect(suspension.getByText('2명을 되돌렸어요')).toBeVisible()
    expect(await statuses()).toEqual(['ACTIVE', 'ACTIVE'])
  })
})
