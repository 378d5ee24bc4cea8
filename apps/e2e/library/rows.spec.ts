import { choose } from '../choose.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../watch-console.ts'
import { untilAlive } from '../alive.ts'

const LISTS = [
  ['/crysta/list', '크리스타', '찜하기'],
  ['/crysta/ability?opt=atk_pct', 'ATK% 순위', '찜하기'],
  ['/boss', '보스', null],
  ['/equipment', '장비', '찜하기'],
  ['/registlet', '레지스트릿', '찜하기'],
] as const

for (const [path, label, mark] of LISTS) {
  test(`a row of ${path} opens wherever it is pressed, and its marks are their own`, {
    tag: '@both',
  }, async ({ page }) => {
    await page.goto(path)
    await untilAlive(page)
    // The rows of the whole list take the place of the first ones, which came with the page.
    await expect(page.getByText('읽는 중…')).toHaveCount(0)
    const row = page.getByRole('list', { name: label }).getByRole('listitem').nth(2)
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
  })
}

test('the small targets of rows are wide enough for a thumb', async ({ page }) => {
  for (const [path, label] of [...LISTS, ['/ability', '어빌리티']] as const) {
    await page.goto(path)
    const row = page.getByRole('list', { name: label }).getByRole('listitem').nth(2)
    await expect(row).toBeVisible()
    // The rows of the whole list take the place of the first ones, which came with the page.
    await expect(async () => {
      for (const target of await row.locator('[aria-pressed], a').all()) {
        const box = await target.boundingBox()
        const name = `${path}: ${await target.getAttribute('aria-label')}`
        expect(Math.round(box?.width ?? 0), name).toBeGreaterThanOrEqual(44)
      }
    }).toPass()
  }
})

test('words of a row can be marked with the mouse without opening it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/boss')
  await untilAlive(page)
  await expect(page.getByText('읽는 중…')).toHaveCount(0)
  const row = page.getByRole('list', { name: '보스' }).getByRole('listitem').nth(2)
  const fact = row.getByRole('definition').nth(1)
  const box = (await fact.boundingBox())!
  await page.mouse.move(box.x + box.width - 40, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('')
  await expect(page).toHaveURL('/boss')
})

for (const width of [900, 1024, 1280, 1472]) {
  test(`rows under a mouse are one line high, under heads, on ${width} px`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const [path, label] of [...LISTS, ['/ability', '어빌리티']] as const) {
      await page.goto(path)
      const rows = page.getByRole('list', { name: label }).getByRole('listitem')
      await expect(rows.nth(8)).toBeVisible()
      const heights = await rows.evaluateAll((all) =>
        all.slice(0, 9).map((row) => row.getBoundingClientRect().height),
      )
      expect(Math.min(...heights), path).toBeGreaterThanOrEqual(32)
      expect(Math.max(...heights), path).toBeLessThanOrEqual(36)
      const heads = page.getByRole('columnheader').filter({ visible: true })
      expect(await heads.count(), path).toBeGreaterThanOrEqual(3)
      await expectHeadsAboveTheirCells(page, label)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
    }
  })
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

// What each list is sorted by with one press, with two, and what its own control says then.
const HEADS = [
  ['/crysta/list', '크리스타', '단계', /sort=-depth/, /sort=depth/],
  ['/equipment', '장비', 'ATK', /sort=-atk/, /sort=atk/],
  ['/boss', '보스', 'HP', /sort=-hp/, /sort=hp/],
  ['/registlet', '레지스트릿', '최대 레벨', /sort=maxLevel/, /sort=-maxLevel/],
  ['/ability', '어빌리티', '발동 조건', /sort=trigger/, /sort=-trigger/],
  ['/crysta/ability?opt=atk_pct', 'ATK% 순위', '이름', /sort=name/, /sort=-name/],
] as const

for (const [path, label, head, once, twice] of HEADS) {
  test(`the heads of ${path} sort it, keep it in the address and stay in sight`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(path)
    await untilAlive(page)
    const first = page.getByRole('list', { name: label }).getByRole('listitem').first()
    await expect(first).toBeVisible()
    await expect(page.getByText('읽는 중…')).toHaveCount(0)
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
    await page.reload()
    await untilAlive(page)
    await expect(page.getByText('읽는 중…')).toHaveCount(0)
    await expect(column).toHaveAttribute('aria-sort', /ascending|descending/)
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400)
    await expect(column).toBeInViewport()
  })
}

test('the head of a column and the control above the list say the same order', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/boss')
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
})

test('lists and trees use what a wide screen has, texts do not', { tag: '@desktop' }, async ({
  page,
}) => {
  const expectWidth = async (path: string, width: number) => {
    await page.goto(path)
    await untilAlive(page)
    const title = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect
      .poll(
        () =>
          title.evaluate((heading) => {
            const box = heading.closest('#main > *')
            return box === null ? 0 : Math.round(box.getBoundingClientRect().width)
          }),
        { message: path },
      )
      .toBe(width)
  }
  await page.setViewportSize({ width: 1920, height: 1000 })
  for (const path of ['/crysta/list', '/crysta/tree', '/skill/point', '/guide/main-quest']) {
    await expectWidth(path, 1472)
  }
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectWidth('/crysta/list', width)
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(sideways).toBe(width)
  }
})
