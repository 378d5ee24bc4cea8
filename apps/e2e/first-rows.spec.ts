import { expect, type Page } from '@playwright/test'
import { untilAlive } from './alive.ts'
import { holdScripts } from './hold-scripts.ts'
import { test } from './own-site.ts'
import { untilDrawn } from './until-drawn.ts'

// Rows that somebody has changed since are not drawn ahead: a site nobody works on has them as shipped.
test.use({ siteName: 'first rows' })

for (const path of ['/crysta/list', '/equipment', '/boss', '/registlet']) {
  test(`${path} shows its first rows before any script has come, and a tap on one is kept`, async ({
    page,
  }) => {
    const { release } = await holdScripts(page)
    await untilDrawn(page.request, path)
    await page.goto(path, { waitUntil: 'commit' })
    const names = page.locator('#main ul > li button[data-column="이름"]')
    await expect(names.nth(2)).toBeVisible()
    await expect(page.locator('#root')).toHaveAttribute('data-drawn', '')
    const name = names.nth(2)
    const title = (await name.getAttribute('title')) ?? ''
    const box = await name.boundingBox()
    await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2)
    await expect(page.locator('[data-kept]')).toHaveCount(1)
    release()
    const detail = page.getByRole('dialog')
    await expect(detail.getByRole('heading', { name: title, exact: true })).toBeVisible()
  })
}

for (const path of ['/crysta/list', '/equipment']) {
  test(`${path} in English keeps its first rows where they are when the list comes`, async ({
    page,
  }) => {
    const { release } = await holdScripts(page)
    await untilDrawn(page.request, `${path}?lang=english`)
    await page.goto(`${path}?lang=english`, { waitUntil: 'commit' })
    const names = page.locator('#main ul > li :is(a, button)[data-column]')
    await expect(names.nth(2)).toBeVisible()
    const drawn = (await names.allTextContents()).slice(0, 3)
    expect(drawn.join('')).toMatch(/^[^가-힣]+$/)
    release()
    await expect(page.locator('#root')).not.toHaveAttribute('data-drawn')
    // The whole list is there once it says how many there are.
    await expect(page.getByRole('status').filter({ hasText: /\d/ }).first()).toBeVisible()
    await expect(names.first()).toBeVisible()
    expect((await names.allTextContents()).slice(0, 3)).toEqual(drawn)
  })
}

for (const path of ['/crysta/list', '/equipment', '/boss', '/registlet', '/ability']) {
  test(`${path} keeps its first rows as they came with the page, however late the list comes`, async ({
    page,
  }) => {
    await countRows(page)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/api\/[a-z]+\/all/, async (route) => {
      await held
      await route.continue()
    })
    await untilDrawn(page.request, path)
    await page.goto(path)
    await untilAlive(page)
    const rows = page.locator('#main ul > li[data-index]')
    await expect(rows.nth(2)).toBeVisible()
    release()
    await expect(page.getByText('읽는 중…')).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: /\d/ }).first()).toBeVisible()
    await expect(rows.nth(2)).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'rowsDrawn'))).toEqual({})
  })
}

test('a page that reads its list as it opens stays in sight and takes taps', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/equipment/all*', async (route) => {
    await held
    await route.continue()
  })
  await untilDrawn(page.request, '/equipment')
  await page.goto('/equipment')
  await untilAlive(page)
  await expect(page.getByText('로딩중...')).toBeVisible()
  const name = page.locator('#main ul > li button[data-column="이름"]').nth(1)
  const title = (await name.getAttribute('title')) ?? ''
  // By place, as a finger does: whatever lies over the row would take the tap.
  const box = await name.boundingBox()
  await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2)
  await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible()
  release()
  await expect(page.getByText('로딩중...')).toHaveCount(0)
})

/** Counts, in `window.rowsDrawn`, how often the living page puts each of the first three rows there anew. */
async function countRows(page: Page) {
  await page.addInitScript(() => {
    const drawn: Record<string, number> = {}
    Object.assign(window, { rowsDrawn: drawn })
    const rowsIn = (node: Node) =>
      node instanceof Element
        ? [node, ...node.querySelectorAll('li')].filter((one) => one.matches('#main ul > li'))
        : []
    new MutationObserver((changes) => {
      if (document.readyState === 'loading') return
      for (const row of changes.flatMap(({ addedNodes }) => [...addedNodes].flatMap(rowsIn))) {
        const place = row.getAttribute('data-index') ?? ''
        if (Number(place) < 3) drawn[place] = (drawn[place] ?? 0) + 1
      }
    }).observe(document, { childList: true, subtree: true })
  })
}
