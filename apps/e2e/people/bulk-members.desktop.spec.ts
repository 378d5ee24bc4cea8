import { choose } from '../choose.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { call, freshName } from './accounts.ts'
import { expect, test } from './people-test.ts'

test('several members get a role after a look at what changes, and it can be taken back', async ({
  page,
  people,
}) => {
  await people.enter(page, 'ADMIN')
  const prefix = freshName('b')
  for (const number of [1, 2]) {
    const name = `${prefix}${number}`
    const answer = await call(page, 'POST', '/api/member', {
      loginId: name,
      nickname: name,
      roleCode: 'MEMBER',
    })
    expect(answer.status()).toBe(201)
  }
  await page.goto(`/member?search=${prefix}`)
  await page.getByRole('checkbox', { name: '이 쪽 모두 고르기' }).click()
  await page.getByRole('button', { name: '등급 바꾸기' }).click()
  const dialog = page.getByRole('dialog', { name: '여러 명 등급 바꾸기' })
  await choose(dialog.getByRole('combobox'), '기여자')
  await expect(dialog.getByText('회원 → 기여자')).toHaveCount(2)
  await dialog.getByRole('button', { name: '2명 바꾸기' }).click()
  await expect(dialog.getByText('2명의 등급을 바꿨어요')).toBeVisible()
  await dialog.getByRole('button', { name: '되돌리기' }).click()
  await expect(dialog.getByText('2명을 되돌렸어요')).toBeVisible()
  const { items } = await (await call(page, 'GET', `/api/member?search=${prefix}`)).json()
  expect(items.map(({ roleCode }: { roleCode: string }) => roleCode)).toEqual(['MEMBER', 'MEMBER'])
  await dialog.getByRole('button', { name: '닫기' }).last().click()

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
  const statuses = async () => {
    const answer = await call(page, 'GET', `/api/member?search=${prefix}`)
    return ((await answer.json()) as { items: { status: string }[] }).items.map(
      ({ status }) => status,
    )
  }
  expect(await statuses()).toEqual(['DISABLED', 'DISABLED'])
  await suspension.getByRole('button', { name: '되돌리기' }).click()
  await expect(suspension.getByText('2명을 되돌렸어요')).toBeVisible()
  expect(await statuses()).toEqual(['ACTIVE', 'ACTIVE'])
})
