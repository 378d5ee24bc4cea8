import type { Page } from '@playwright/test'
import { untilAlive } from '../alive.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { call, freshName, otherPage } from '../people/accounts.ts'
import { expect, test } from '../people/people-test.ts'
import { goWithin } from '../within-app.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: '저장한 검색' })
const kept = (page: Page) => panel(page).getByRole('list', { name: '저장한 검색 목록' })

/** Opens what is kept of the list; what fits is only known once the whole list has come. */
async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^저장한 검색/ }).click()
  await expect(panel(page)).toBeVisible()
}

async function create(page: Page, name: string): Promise<string> {
  const answer = await call(page, 'POST', '/api/crysta', { name, kind: 'weapon' })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

test('a visitor keeps a search in the browser, and hears what is new when they come back', async ({
  page,
  browser,
  people,
}) => {
  const word = freshName('별')
  const editor = await otherPage(browser)
  await people.enter(editor, 'EDITOR')
  await create(editor, `${word} 하나`)

  await page.goto(`/crysta/list?q=${word}`)
  await openPanel(page)
  await expect(panel(page).getByRole('textbox', { name: '이름' })).toHaveValue(word)
  await panel(page).getByRole('textbox', { name: '이름' }).fill('별 무기')
  await panel(page).getByRole('button', { name: '저장', exact: true }).click()
  await expect(kept(page)).toContainText('별 무기')
  await expect(panel(page)).toContainText('이미 저장한 검색이에요.')
  await expectAccessible(page)
  await page.goBack()
  await expect(panel(page)).toBeHidden()
  await expect(page).toHaveURL(/\/crysta\/list\?q=/)

  const fresh = await create(editor, `${word} 둘`)
  await page.goto('/crysta/list')
  await page.getByRole('button', { name: '저장한 검색에 새로 1개' }).click()
  await expect(kept(page)).toContainText(`${word} 둘`)
  await kept(page)
    .getByRole('link', { name: /별 무기/ })
    .click()
  await expect(panel(page)).toBeHidden()
  await expect(page).toHaveURL(/\/crysta\/list\?q=/)
  await expect(page.getByText(`${word} 둘`).first()).toBeVisible()
  await expect(page.getByRole('button', { name: '저장한 검색', exact: true })).toBeVisible()

  await openPanel(page)
  await kept(page).getByRole('button', { name: '별 무기: 더 보기' }).click()
  await page.getByRole('menuitem', { name: '이름 바꾸기' }).click()
  const rename = page.getByRole('dialog', { name: '이름 바꾸기' })
  await rename.getByRole('textbox').fill('새 별')
  await rename.getByRole('button', { name: '이름 바꾸기' }).click()
  await expect(kept(page)).toContainText('새 별')
  await kept(page).getByRole('button', { name: '새 별: 더 보기' }).click()
  await page.getByRole('menuitem', { name: '지우기' }).click()
  await expect(panel(page)).toContainText('저장한 검색이 없어요.')
  // At once, although what the renaming told could still be taken back.
  await expect(page.locator('.Toastify__toast')).toContainText('저장한 검색을 지웠어요', {
    timeout: 5000,
  })
  await page
    .getByText('저장한 검색을 지웠어요')
    .locator('..')
    .getByRole('button', { name: '되돌리기' })
    .click()
  await expect(kept(page)).toContainText('새 별')

  expect((await call(editor, 'DELETE', `/api/crysta/${fresh}`)).status()).toBe(204)
  await editor.context().close()
})

test('a member hears by the bell what has come to fit a saved search, and opens it from the palette', async ({
  page,
  browser,
  people,
}) => {
  const word = freshName('달')
  const editor = await otherPage(browser)
  await people.enter(editor, 'EDITOR')
  await people.enter(page, 'MEMBER')

  await page.goto(`/crysta/list?q=${word}&kind=weapon`)
  await openPanel(page)
  await expect(
    panel(page).getByRole('switch', { name: '새로 맞는 게 생기면 알려 주기' }),
  ).toBeChecked()
  await panel(page).getByRole('textbox', { name: '이름' }).fill('달 무기')
  await panel(page).getByRole('button', { name: '저장', exact: true }).click()
  await expect(kept(page)).toContainText('달 무기')
  await expectAccessible(page)

  const made = await create(editor, `${word} 칼`)
  await page.goto('/')
  await expect(page.getByRole('link', { name: /^알림, 안 읽은 소식/ })).toBeVisible({
    timeout: 30_000,
  })
  await page.goto('/notification')
  const news = page.getByRole('region', { name: '저장한 검색' })
  await expect(news).toContainText(`${word} 칼`)
  await expect(news).toContainText('새로 1개')
  await expectAccessible(page)
  await news.getByRole('link', { name: /달 무기/ }).click()
  await expect(page).toHaveURL(/\/crysta\/list\?q=/)
  await expect(page.getByText(`${word} 칼`).first()).toBeVisible()
  await page.goto('/notification')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(news).toBeHidden()

  await page.goto('/about')
  await untilAlive(page)
  await page.getByRole('button', { name: '전체 검색' }).click()
  const palette = page.getByRole('dialog', { name: '전체 검색' })
  await expect(palette.getByRole('option', { name: /달 무기/ })).toBeVisible()
  await palette.getByRole('combobox').fill('달 무')
  await palette.getByRole('option', { name: /달 무기/ }).click()
  await expect(page).toHaveURL(/\/crysta\/list\?q=/)

  // Another device has it too; what is removed there can be brought back.
  await openPanel(page)
  await kept(page).getByRole('button', { name: '달 무기: 알림 켜짐' }).click()
  await expect(kept(page).getByRole('button', { name: '달 무기: 알림 꺼짐' })).toBeVisible()
  await kept(page).getByRole('button', { name: '달 무기: 더 보기' }).click()
  await page.getByRole('menuitem', { name: '지우기' }).click()
  await expect(panel(page)).toContainText('저장한 검색이 없어요.')
  await page
    .getByText('저장한 검색을 지웠어요')
    .locator('..')
    .getByRole('button', { name: '되돌리기' })
    .click()
  await expect(kept(page)).toContainText('달 무기')
  expect((await call(editor, 'DELETE', `/api/crysta/${made}`)).status()).toBe(204)
  await editor.context().close()
})

test('equipment keeps its searches too, and says why one can have no alert', async ({ page }) => {
  await page.goto('/equipment')
  await openPanel(page)
  await expect(panel(page)).toContainText('조건을 고르거나 이름을 넣고 찾으면')
  await page.goBack()
  await expect(panel(page)).toBeHidden()
  await goWithin(page, '/equipment?sort=-atk')
  await openPanel(page)
  await expect(panel(page)).toContainText('맞는 것이 500개를 넘어요.')
  await expect(
    panel(page).getByRole('switch', { name: '새로 맞는 게 생기면 알려 주기' }),
  ).toBeDisabled()
  await panel(page).getByRole('button', { name: '저장', exact: true }).click()
  await expect(panel(page)).toContainText('이름을 적어 주세요.')
  await panel(page).getByRole('textbox', { name: '이름' }).fill('센 것부터')
  await panel(page).getByRole('button', { name: '저장', exact: true }).click()
  await expect(kept(page)).toContainText('센 것부터')
})

// What differs between the lists is the server's.
const OTHER_LISTS = [
  {
    path: '/boss',
    body: { kind: 'boss', elements: [{ element: 'earth', when: null }] },
    chip: 'element=earth',
  },
  {
    path: '/registlet',
    body: { category: 'passive', maxLevel: 10, levels: [30] },
    chip: 'category=passive',
  },
  {
    path: '/ability',
    body: { category: 'conditional', trigger: 'on-hit' },
    chip: 'trigger=on-hit',
  },
] as const

test('a member hears of what has come to fit a search of bosses, registlets and abilities', async ({
  page,
  browser,
  people,
}) => {
  const word = freshName('달')
  await people.enter(page, 'MEMBER')
  const editor = await otherPage(browser)
  await people.enter(editor, 'EDITOR')
  const made: string[] = []
  for (const { path, body, chip } of OTHER_LISTS)
    await test.step(`${path}: a search is saved, and something comes to fit it`, async () => {
      const address = `${path}?q=${word}&${chip}`
      if (made.length === 0) await page.goto(address)
      else await goWithin(page, address)
      await openPanel(page)
      await panel(page).getByRole('textbox', { name: '이름' }).fill(`${word} ${path}`)
      await expectAccessible(page)
      await panel(page).getByRole('button', { name: '저장', exact: true }).click()
      await expect(kept(page)).toContainText(`${word} ${path}`)
      const answer = await call(editor, 'POST', `/api${path}`, { name: `${word} ${path}`, ...body })
      expect(answer.status()).toBe(201)
      made.push(`/api${path}/${((await answer.json()) as { id: string }).id}`)
      // The look comes every ten seconds.
      await expect(kept(page).getByText(`${word} ${path}`)).toHaveCount(2, { timeout: 25_000 })
      await page.goBack()
      await expect(panel(page)).toBeHidden()
    })
  for (const { path, chip } of OTHER_LISTS)
    await test.step(`${path}: the news lead there`, async () => {
      await goWithin(page, '/notification')
      await page.getByRole('link', { name: new RegExp(`${word} ${path}`) }).click()
      await expect(page).toHaveURL(new RegExp(`^[^?]*${path}\\?.*${chip}`))
      await expect(page.getByRole('main').getByText(`${word} ${path}`).first()).toBeVisible()
    })
  for (const path of made) expect((await call(editor, 'DELETE', path)).status()).toBe(204)
  await editor.context().close()
})
