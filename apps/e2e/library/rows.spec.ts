import { choose } from '../choose.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../watch-console.ts'
import { untilAlive } from '../alive.ts'
import { goWithin } from '../within-app.ts'

// What each list is sorted by with one press, with two, and what the address says then.
const LISTS = [
  {
    path: '/crysta/list',
    label: '크리스타',
    mark: '찜하기',
    sort: ['단계', /sort=-depth/, /sort=depth/],
  },
  {
    path: '/crysta/ability?opt=atk_pct',
    label: 'ATK% 순위',
    mark: '찜하기',
    sort: ['이름', /sort=name/, /sort=-name/],
  },
  { path: '/boss', label: '보스', mark: null, sort: ['HP', /sort=-hp/, /sort=hp/] },
  { path: '/equipment', label: '장비', mark: '찜하기', sort: ['ATK', /sort=-atk/, /sort=atk/] },
  {
    path: '/registlet',
    label: '레지스트릿',
    mark: '찜하기',
    sort: ['최대 레벨', /sort=maxLevel/, /sort=-maxLevel/],
  },
  {
    path: '/ability',
    label: '어빌리티',
    mark: null,
    sort: ['발동 조건', /sort=trigger/, /sort=-trigger/],
  },
] as const

type List = (typeof LISTS)[number]

const rowsOf = (page: Page, label: string) =>
  page.getByRole('list', { name: label, exact: true }).getByRole('listitem')

/** The lists one after the other, on one visit. */
async function visit(page: Page, look: (list: List) => Promise<void>): Promise<void> {
  for (const [place, list] of LISTS.entries())
    await test.step(list.path, async () => {
      if (place === 0) await page.goto(list.path)
      else await goWithin(page, list.path)
      await untilAlive(page)
      // The rows of the whole list take the place of the first ones, which came with the page.
      await expect(page.getByText('읽는 중…')).toHaveCount(0)
      await look(list)
    })
}

async function expectOpensWhereverPressed(page: Page, row: Locator, mark: string | null) {
  await expect(row).toBeVisible()
  const detail = page.getByRole('dialog')
  if (mark !== null) {
    await row.getByRole('button', { name: mark }).click()
    await expect(row.getByRole('button', { name: mark })).toHaveAttribute('aria-pressed', 'true')
    await expect(detail).toBeHidden()
  }
  // Far from the name: below it, in the middle; left of the marks.
  const { width, height } = (await row.boundingBox())!
  await row.click({ position: { x: width / 2, y: height - 6 } })
  await expect(detail).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()
  await row.getByRole('button').first().press('Enter')
  await expect(detail).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()
}

test('a row opens wherever it is tapped; its marks are their own, and wide enough for a thumb', async ({
  page,
}) => {
  await visit(page, async ({ path, label, mark }) => {
    const row = rowsOf(page, label).nth(2)
    await expect(row).toBeVisible()
    for (const target of await row.locator('[aria-pressed], a').all()) {
      const box = await target.boundingBox()
      const name = `${path}: ${await target.getAttribute('aria-label')}`
      expect(Math.round(box?.width ?? 0), name).toBeGreaterThanOrEqual(44)
    }
    // An ability has nothing to open.
    if (path !== '/ability') await expectOpensWhereverPressed(page, row, mark)
  })
})

test('under a mouse rows are one line high, under heads, on any width, and open wherever pressed', {
  tag: '@desktop',
}, async ({ page }) => {
  await visit(page, async ({ path, label, mark }) => {
    for (const width of [900, 1024, 1472, 1280])
      await test.step(`${width} px`, () => expectOneLineRows(page, label, width))
    if (path !== '/ability')
      await expectOpensWhereverPressed(page, rowsOf(page, label).nth(2), mark)
  })
})

async function expectOneLineRows(page: Page, label: string, width: number) {
  await page.setViewportSize({ width, height: 900 })
  const rows = rowsOf(page, label)
  await expect(rows.nth(8)).toBeVisible()
  // The rows follow the new width a moment later.
  await expect(async () => {
    const heights = await rows.evaluateAll((all) =>
      all.slice(0, 9).map((row) => row.getBoundingClientRect().height),
    )
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(32)
    expect(Math.max(...heights)).toBeLessThanOrEqual(36)
    const heads = page.getByRole('columnheader').filter({ visible: true })
    expect(await heads.count()).toBeGreaterThanOrEqual(3)
    await expectHeadsAboveTheirCells(page, label)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }).toPass({ timeout: 15_000 })
}

/** Every head in sight begins or ends where what stands below it does. */
async function expectHeadsAboveTheirCells(page: Page, label: string) {
  const off = await page.evaluate((name) => {
    const row = document.querySelector(`ul[aria-label="${name}"] > li`)
    return [...document.querySelectorAll('[role="columnheader"]')].flatMap((head) => {
      const text = head.textContent ?? ''
      const cell = row?.querySelector(`[data-column="${text}"]`)
      const [above, below] = [head, cell].map((one) => one?.getBoundingClientRect())
      if (!above || !below || above.width === 0 || below.width === 0) return []
      const gap = Math.min(Math.abs(above.left - below.left), Math.abs(above.right - below.right))
      return gap <= 9 ? [] : [`${text}: ${Math.round(gap)}`]
    })
  }, label)
  expect(off, label).toEqual([])
}

test('the heads of a list sort it, keep it in the address and stay in sight', {
  tag: '@desktop',
}, async ({ page }) => {
  await visit(page, async ({ label, sort: [head, once, twice] }) => {
    const first = rowsOf(page, label).first()
    await expect(first).toBeVisible()
    const heads = page.getByRole('table', { name: `${label} 열` })
    const column = heads.getByRole('columnheader', { name: head })
    await expect(column).toHaveAttribute('aria-sort', 'none')
    const button = column.getByRole('button')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(once)
    await expect(column).not.toHaveAttribute('aria-sort', 'none')
    const before = await column.getAttribute('aria-sort')
    const sorted = await first.innerText()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(twice)
    await expect(column).not.toHaveAttribute('aria-sort', before ?? '')
    await expect(first).not.toHaveText(sorted, { useInnerText: true })
    // Who comes back finds it so.
    await goWithin(page, '/about')
    await page.goBack()
    await expect(page).toHaveURL(twice)
    await expect(first).toBeVisible()
    await expect(page.getByText('읽는 중…')).toHaveCount(0)
    await expect(column).toHaveAttribute('aria-sort', /ascending|descending/)
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400)
    await expect(column).toBeInViewport()
  })
})

test('words of a row can be marked with the mouse; its heads and the control above say one order', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/boss')
  await untilAlive(page)
  await expect(page.getByText('읽는 중…')).toHaveCount(0)
  await test.step('marking opens nothing', async () => {
    const fact = rowsOf(page, '보스').nth(2).getByRole('definition').nth(1)
    const box = (await fact.boundingBox())!
    await page.mouse.move(box.x + box.width - 40, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2, { steps: 5 })
    await page.mouse.up()
    expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('')
    await expect(page).toHaveURL('/boss')
  })
  const heads = page.getByRole('table', { name: '보스 열' })
  const hp = heads.getByRole('columnheader', { name: 'HP' })
  await hp.getByRole('button').click()
  await expect(page.getByRole('combobox', { name: '정렬' })).toHaveText('HP')
  await choose(page.getByRole('combobox', { name: '정렬' }), '이름')
  await expect(heads.getByRole('columnheader', { name: '이름' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(hp).toHaveAttribute('aria-sort', 'none')
  await page.goto('/equipment?sort=atk')
  await expect(page.getByRole('combobox', { name: '정렬' })).toHaveText('ATK 작은 것부터')
  await expect(
    page.getByRole('table', { name: '장비 열' }).getByRole('columnheader', { name: 'ATK' }),
  ).toHaveAttribute('aria-sort', 'ascending')
})

test('lists and trees use what a wide screen has, texts do not', { tag: '@desktop' }, async ({
  page,
}) => {
  const expectWidth = async (width: number) => {
    const title = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect
      .poll(
        () =>
          title.evaluate((heading) => {
            const box = heading.closest('#main > *')
            return box === null ? 0 : Math.round(box.getBoundingClientRect().width)
          }),
        { message: page.url() },
      )
      .toBe(width)
  }
  await page.setViewportSize({ width: 1920, height: 1000 })
  await page.goto('/crysta/tree')
  await untilAlive(page)
  await expectWidth(1472)
  for (const path of ['/skill/point', '/guide/main-quest', '/crysta/list']) {
    await goWithin(page, path)
    await expectWidth(1472)
  }
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectWidth(width)
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(sideways).toBe(width)
  }
})
