import { expectAccessible } from '../expect-accessible.ts'
import { enter, OWN_PAGE, shutPage } from '../people/accounts.ts'
import { expect, test } from '../people/people-test.ts'

/** An item no other story reports. */
const EDITED = 'material-beast'

test('a new member’s report is kept, and says from when they count', async ({ page, people }) => {
  await people.enter(page, 'MEMBER')
  await page.goto('/current-price/create?item=material-cloth')
  await page.getByLabel('금액').fill('3억')
  await expect(page.getByText(/가입하고 7일이 지나야 시세에 들어가요/)).toBeVisible()
  await page
    .getByRole('button', { name: '알리기', exact: true })
    .and(page.locator(':visible'))
    .click()
  await expect(page.getByRole('heading', { name: '제보를 받았어요' })).toBeFocused()
  await expect(page.getByText(/부터 알리는 값이 시세에 들어가요/)).toBeVisible()
  await page.getByRole('link', { name: '품목 보기' }).click()
  await expect(page.getByText('새 회원의 제보라 시세에 넣지 않아요').first()).toBeVisible()
  await expectAccessible(page)
})

test('an editor corrects a report with a reason its member reads', async ({ page, people }) => {
  const member = await people.enter(page, 'MEMBER')
  const amount = 12_400_000
  const typed = { itemName: '수품', itemId: EDITED, amount, quantity: 1_000, basis: 'sold' }
  const made = await page.request.post('/api/current-price', { data: typed, headers: OWN_PAGE })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = (await made.json()) as { id: string }
  const editor = await people.enter(page, 'EDITOR')
  await page.goto(`/current-price/${id}`)
  await page.getByRole('button', { name: '1,240만 제보 다루기' }).click()
  await page.getByRole('menuitem', { name: '값 고치기' }).click()
  const dialog = page.getByRole('dialog', { name: '제보 고치기' })
  await expectAccessible(page)
  await dialog.getByLabel('금액 (모두 합쳐서)').fill('124만')
  await dialog.getByLabel('까닭').fill('0이 하나 더 있어요')
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(dialog).toBeHidden()
  await shutPage(page)
  await enter(page, member)
  await page.goto(`/current-price/${id}`)
  const words = `${editor.nickname} 님(편집자)이 고쳤어요 · 전에는 1,240만 · 0이 하나 더 있어요`
  await expect(page.getByText(words).first()).toBeVisible()
  await expectAccessible(page)
})
