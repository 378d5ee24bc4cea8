import type { Locator } from '@playwright/test'
import { narrow } from '../choose.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { test } from '../own-site.ts'
import { enter, otherPage } from '../people/accounts.ts'
import { expect } from '../watch-console.ts'
import { freshCode, grouped, openWith, rowOf, showList, tellHouse } from './houses.ts'

/** The form stands in a sheet of its own, so the list of dishes is the second dialog. */
async function addDish(form: Locator, name: string): Promise<void> {
  const page = form.page()
  await form.getByRole('combobox', { name: '요리 더하기' }).click()
  await narrow(page.getByRole('dialog', { name: '요리 더하기', exact: true }), name)
  await page.getByRole('option', { name, exact: true }).click()
  await expect(page.getByRole('option')).toHaveCount(0)
}

test('a member tells of a house; what is wrong is said at its field, and nothing is lost', async ({
  page,
  people,
}) => {
  await people.enter(page, 'MEMBER')
  const code = freshCode()
  await openWith(page, [], 'list')
  await page.getByRole('button', { name: '집 알리기' }).last().click()
  const form = page.getByRole('form', { name: '집 알리기' })
  await form.getByLabel('주소 (간이 코드)').fill('12 34')
  await form.getByRole('button', { name: '알리기' }).click()
  await expect(form.getByText('주소는 숫자 7자리나 8자리예요.')).toBeVisible()
  await expect(form.getByText('요리를 하나 이상 더해 주세요.')).toBeVisible()

  await form.getByLabel('주소 (간이 코드)').fill(grouped(code))
  await addDish(form, '최대HP')
  await addDish(form, 'ATK')
  await form.getByRole('spinbutton', { name: 'ATK 레벨' }).fill('8')
  await form.getByLabel('메모').fill('현관 왼쪽')
  await expectAccessible(page)
  await form.getByRole('button', { name: '알리기' }).click()
  await expect(form).toBeHidden()
  await showList(page)
  const row = rowOf(page, code)
  await expect(row).toContainText('내 집')
  await expect(row).toContainText('최대HP 10')
  await expect(row).toContainText('ATK 8')
  await expect(row).toContainText('현관 왼쪽')
  await expect(row.getByRole('button', { name: '오늘 확인했어요' })).toBeVisible()
  await expectAccessible(page)

  await row.getByRole('button', { name: /더 보기/ }).click()
  await page.getByRole('menuitem', { name: '고치기' }).click()
  const edit = page.getByRole('form', { name: '집 고치기' })
  await edit.getByRole('button', { name: 'ATK 빼기' }).click()
  await edit.getByRole('button', { name: '저장', exact: true }).click()
  await expect(edit).toBeHidden()
  await expect(row).not.toContainText('ATK 8')
})

test('two members find a house closed, and open again; a slip is taken back', async ({
  page,
  browser,
  people,
}) => {
  const code = freshCode()
  await tellHouse(await people.voice('MEMBER'), code, [['max_mp', 10]])
  const [one, two] = [page, await otherPage(browser)]
  for (const other of [one, two]) {
    // Members of today close nothing alone.
    await enter(other, await people.make('CONTRIBUTOR'))
    await openWith(other, [], 'list')
    await showList(other)
  }
  const [mine, theirs] = [rowOf(one, code), rowOf(two, code)]
  await mine.getByRole('button', { name: '닫혔어요' }).click()
  await expect(mine.getByText('한 명 더 알리면 닫힌 집으로 바꿔요')).toBeVisible()
  await mine.getByRole('button', { name: '되돌리기' }).click()
  await expect(mine.getByRole('button', { name: '닫혔어요' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await mine.getByRole('button', { name: '닫혔어요' }).click()

  await expect(theirs.getByText('한 명이 닫혔다고 했어요 · 오늘')).toBeVisible()
  await theirs.getByRole('button', { name: '닫혔어요' }).click()
  await expect(theirs.getByText('닫힌 집으로 바꿨어요')).toBeVisible()
  await expect(mine).toContainText('2명 · 오늘')

  await mine.getByRole('button', { name: '다시 열렸어요' }).click()
  await expect(mine.getByText('한 명 더 확인하면 다시 열린 집이 돼요')).toBeVisible()
  await theirs.getByRole('button', { name: '다시 열렸어요' }).click()
  await expect(theirs.getByRole('button', { name: '오늘 확인했어요' })).toBeVisible()
  await expect(mine.getByText('최근 확인')).toBeVisible()
  await two.context().close()
})

test('whoever lives there has the address taken down without an account; an editor decides', async ({
  page,
  browser,
  people,
}) => {
  await people.enter(page, 'EDITOR')
  const code = freshCode()
  await tellHouse(page, code, [['dodge', 4]])
  await openWith(page, [], 'list')
  await showList(page)
  await expect(rowOf(page, code)).toBeVisible()

  const owner = await otherPage(browser)
  await openWith(owner, [], 'list')
  await showList(owner)
  await rowOf(owner, code)
    .getByRole('button', { name: /더 보기/ })
    .click()
  await owner.getByRole('menuitem', { name: '내 집이에요, 내려 주세요' }).click()
  await owner.getByLabel('내 집 주소').fill(code)
  await owner.getByLabel('하고 싶은 말').fill('우리 집이에요')
  await owner.getByRole('button', { name: '내려 주세요' }).click()
  await expect(owner.getByRole('dialog', { name: '바로 숨겼어요' })).toBeVisible()
  await owner.getByRole('button', { name: '닫기' }).last().click()
  await expect(rowOf(owner, code)).toBeHidden()
  await owner.context().close()

  const desk = page.getByRole('region', { name: /^내려 달라는 부탁/ })
  const request = desk.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: grouped(code) }),
  })
  await expect(request).toContainText('우리 집이에요')
  await expectAccessible(page)
  await request.getByRole('button', { name: '다시 보이기' }).click()
  await expect(rowOf(page, code)).toBeVisible()
})
