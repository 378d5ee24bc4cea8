import type { Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../watch-console.ts'
import { goWithin } from '../within-app.ts'

const rows = (page: Page) =>
  page.getByRole('list', { name: '크리스타', exact: true }).getByRole('listitem')
const search = (page: Page) => page.getByRole('textbox', { name: /^이름, 초성, 옵션/ })
const first = (page: Page) => rows(page).first()

test('finds by 초성 and by conditions, and keeps them in the address and what is liked in the browser', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/crysta/list')
  await search(page).fill('ㄱㄱㄹㅍ')
  await expect(first(page)).toContainText('강그레프')
  await expect(page).toHaveURL(/q=/)
  await page.reload()
  await expect(first(page)).toContainText('강그레프')
  await expect(page.getByText(/게임 자료 .+판/).first()).toBeVisible()
  await expect(page.getByText(/^출처/)).toBeVisible()

  await test.step('what may mean several stats is understood, and one of them can be chosen', async () => {
    await search(page).fill('관통 3 무기 제외')
    const chips = page.getByRole('region', { name: '지금 거르는 조건' })
    await expect(chips.getByRole('button', { name: '무기 제외 빼기' })).toBeVisible()
    await expect(first(page)).toContainText('관통')
    await search(page).press('Enter')
    await expect(page).toHaveURL(/opt=phys_pierce_pct\.gte\.3(%7E|~)magic_pierce_pct\.gte\.3/)
    await expect(page).toHaveURL(/kind=normal/)
    await chips.getByRole('button', { name: /물리 관통% 또는 마법 관통% ≥ 3 조건 고치기/ }).click()
    const choices = page.getByRole('dialog').getByRole('group', { name: '이 가운데 하나만' })
    await choices.getByRole('button', { name: '물리 관통%' }).click()
    await expect(page).toHaveURL(/opt=phys_pierce_pct\.gte\.3(&|$)/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('where nothing fits there is a way back', async () => {
    await goWithin(page, '/crysta/list?opt=atk_pct.gte.999')
    await expect(page.getByText('조회된 데이터가 없습니다.')).toBeVisible()
    await page.getByRole('button', { name: '조건 모두 지우기' }).click()
    await expect(first(page)).toBeVisible()
  })

  await test.step('what is liked and owned is there at the next visit', async () => {
    await search(page).fill('바쿠잔')
    await page.getByRole('button', { name: '바쿠잔 찜하기' }).click()
    await page.getByRole('button', { name: '바쿠잔 가지고 있음' }).click()
    await page.goto('/crysta/list?mark=favourite')
    await expect(rows(page)).toHaveCount(1)
    await goWithin(page, '/crysta/list?mark=owned')
    await expect(page).toHaveURL(/mark=owned/)
    await expect(rows(page)).toHaveCount(1)
    await expect(first(page)).toContainText('바쿠잔')
  })
})

test('makes chips of typed conditions, which can be edited and taken away, and opens and compares', async ({
  page,
}) => {
  await page.goto('/crysta/list')
  await search(page).fill('ATK% 9 이상 무기')
  const chips = page.getByRole('region', { name: '지금 거르는 조건' })
  await expect(chips.getByRole('button', { name: 'ATK% ≥ 9 조건 고치기' })).toBeVisible()
  await expect(first(page)).toContainText('ATK +13%')
  await search(page).press('Enter')
  await expect(search(page)).toHaveValue('')
  await expect(page).toHaveURL(/opt=atk_pct\.gte\.9/)
  await expect(page).toHaveURL(/kind=weapon/)

  await chips.getByRole('button', { name: 'ATK% ≥ 9 조건 고치기' }).click()
  await page.getByRole('dialog').getByRole('spinbutton', { name: 'ATK% 값' }).fill('13')
  await expect(page).toHaveURL(/opt=atk_pct\.gte\.13/)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(rows(page)).toHaveCount(2)
  await chips.getByRole('button', { name: '무기 빼기' }).click()
  await expect(page).not.toHaveURL(/kind=/)
  await chips.getByRole('button', { name: '모두 지우기' }).click()
  await expect(chips).toBeHidden()

  await test.step('crystas stand side by side', async () => {
    await search(page).fill('바쿠잔')
    await page.getByRole('button', { name: '바쿠잔 비교에 넣기' }).click()
    await search(page).fill('발터')
    await page.getByRole('button', { name: '발터 비교에 넣기' }).click()
    await expect(page).toHaveURL(/compare=bakuzan%2Cvulture/)
    await page.getByRole('button', { name: '비교 열기' }).click()
    const matrix = page.getByRole('dialog', { name: '크리스타 비교' })
    await expect(matrix.getByRole('row', { name: /^ATK% \+11% 가장 큼 \+7%/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(matrix).toBeHidden()
  })

  await test.step('one opens with its line and its drops', async () => {
    await search(page).fill('튤란')
    await page.getByRole('button', { name: '튤란 마키나', exact: true }).click()
    const detail = page.getByRole('dialog')
    await expect(detail.getByRole('heading', { name: '튤란 마키나' })).toBeVisible()
    await expect(detail.getByRole('button', { name: /강그레프/ })).toBeVisible()
    await expect(detail.getByRole('listitem').filter({ hasText: 'Lv 121' }).first()).toBeVisible()
    await detail.getByRole('link', { name: '강화 트리에서 보기' }).click()
    await expect(page).toHaveURL('/crysta/tree?id=tyrant_machina')
  })
})

test('adds up what sits in the slots, keeps it in the address, and goes with Back', async ({
  page,
}) => {
  await page.goto('/crysta/list?q=바쿠잔')
  await page.getByRole('button', { name: '바쿠잔', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '슬롯에 넣어 보기' }).click()
  const sum = page.getByRole('dialog', { name: '슬롯에 넣은 것 합치기' })
  await expect(sum.getByRole('combobox', { name: '무기 1번 슬롯: 바쿠잔' })).toBeVisible()
  await sum.getByRole('combobox', { name: '무기 2번 슬롯: 비어 있음' }).click()
  await page.getByRole('combobox', { name: '무기 2번 슬롯', exact: true }).fill('튤란')
  await page.getByRole('option', { name: /튤란 마키나/ }).click()
  // 11% and 6%.
  await expect(sum.getByRole('region', { name: '합계' })).toContainText('ATK%+17%')
  await expect(page).toHaveURL(/slots=bakuzan%2Ctyrant_machina/)

  await page.reload()
  await expect(sum.getByRole('region', { name: '합계' })).toContainText('ATK%+17%')
  await expectAccessible(page)
  await sum.getByText('갑옷', { exact: true }).last().click()
  await expect(sum).toContainText('더할 옵션이 없어요.')
  await sum.getByRole('button', { name: '모두 비우기' }).click()
  await expect(page).not.toHaveURL(/slots=/)
  const takeBack = page.getByRole('button', { name: '되돌리기' })
  await takeBack.click()
  await expect(page).toHaveURL(/slots=bakuzan%2Ctyrant_machina/)

  // What is put in after emptying them is not lost by taking that back.
  await sum.getByRole('button', { name: '모두 비우기' }).click()
  await expect(takeBack).toBeVisible()
  await sum.getByRole('combobox', { name: '무기 1번 슬롯: 비어 있음' }).click()
  await page.getByRole('combobox', { name: '무기 1번 슬롯', exact: true }).fill('바쿠잔')
  await page
    .getByRole('option', { name: /^바쿠잔/ })
    .first()
    .click()
  await expect(page).toHaveURL(/slots=bakuzan/)
  await expect(takeBack).toBeHidden({ timeout: 5000 })

  // Going back closes the slots, and they keep what is in them.
  await page.goto('/crysta/list?slots=bakuzan')
  await page.getByRole('button', { name: '슬롯 합계 1' }).click()
  await expect(sum).toContainText('+11%')
  await page.goBack()
  await expect(sum).toBeHidden()
  await expect(page).toHaveURL('/crysta/list?slots=bakuzan')
})

test('names better crystas of the kind, by all stats or by those looked for', async ({ page }) => {
  await page.goto('/crysta/list?id=ganglef')
  const better = page.getByRole('dialog').getByRole('region', { name: '더 좋은 대체' })
  await expect(better.getByRole('listitem').first()).toContainText('바쿠잔')
  await expect(better.getByRole('listitem').first()).toContainText('ATK +8%')
  await better.getByRole('link', { name: '나란히 비교' }).click()
  await expect(page).toHaveURL(/compare=ganglef,bakuzan/)

  await page.goto('/crysta/list?id=bakuzan')
  await expect(better).toContainText('옵션이 모두 같거나 더 큰 크리스타는 없어요.')
  await page.goto('/crysta/list?opt=atk_pct&id=bakuzan')
  await expect(better).toContainText('ATK%만 견줬어요.')
  await better.getByRole('listitem').first().getByRole('button').click()
  await expect(page).not.toHaveURL(/id=bakuzan/)
})

test.describe('without the server', () => {
  // The browser and the app say which call failed.
  test.use({ expectedNoise: [/503|Failed to fetch|ERR_INTERNET_DISCONNECTED|\/api\/crysta\/all/] })

  test('tries again after a failure', async ({ page }) => {
    let isDown = true
    await page.route('**/api/crysta/all', async (route) => {
      if (!isDown) return route.continue()
      return route.fulfill({
        status: 503,
        json: { code: 'UNAVAILABLE', message: '잠시 뒤에 다시 시도해 주세요.', toast: false },
      })
    })
    await page.goto('/crysta/list')
    await expect(page.getByRole('alert').getByText('잠시 뒤에 다시 시도해 주세요.')).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(first(page)).toBeVisible()
  })

  test('shows the copy of the last visit without a connection', async ({ page }) => {
    await page.goto('/crysta/list')
    await expect(first(page)).toBeVisible()
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/api/crysta/all')) !== undefined))
      .toBe(true)
    await page.route('**/api/crysta/all', (route) => route.abort('internetdisconnected'))
    await page.goto('/crysta/list?q=바쿠잔')
    await expect(page.getByText('오프라인 사본')).toBeVisible()
    await expect(first(page)).toContainText('바쿠잔')
  })
})

test('draws only what is in sight of 5,000 crystas', async ({ page }) => {
  await page.route('**/api/crysta/all', async (route) => {
    const answer = await route.fetch()
    const list = (await answer.json()) as { items: { id: string }[] }
    const [one] = list.items
    const items = Array.from({ length: 5000 }, (_, place) => ({
      ...(list.items[place % list.items.length] ?? one),
      id: `c${place}`,
      parentId: null,
      // All tests share one database: a name another test made would be found by its digits.
      name: `수정 ${place}`,
      nameEn: null,
      aliases: [],
    }))
    await route.fulfill({ json: { ...list, items } })
  })
  await page.goto('/crysta/list')
  await expect(page.getByText('모두 5,000개')).toBeVisible()
  expect(await rows(page).count()).toBeLessThan(60)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(rows(page).last()).toHaveAttribute('aria-posinset', /4\d{3}|5000/)
  await search(page).fill('4999')
  await expect(rows(page)).toHaveCount(1)
})
