import { expect, type Locator, type Page } from '@playwright/test'
import { type Caller, call } from '../people/accounts.ts'

/** A code nobody has told of: all tests of a site share one database. */
export function freshCode(): string {
  return String(Math.floor(1_000_000 + Math.random() * 98_000_000)).padStart(7, '0')
}

/** A code as the screen groups it. */
export const grouped = (code: string): string => `${code.slice(0, -4)} ${code.slice(-4)}`

type Dish = readonly [food: string, level: number]

/** Tells of a house with the caller's own session; gives the id of its first dish. */
export async function tellHouse(
  caller: Caller,
  code: string,
  dishes: readonly Dish[],
): Promise<string> {
  const [first, ...others] = dishes.map(([food, level]) => ({ food, level }))
  const data = { address: code, ...first, otherDishes: others }
  const answer = await call(caller, 'POST', '/api/cook/address', data)
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

/** Opens the page with a wish, as if it had been chosen in an earlier visit. */
export async function openWith(page: Page, wish: readonly Dish[], view: 'planner' | 'list') {
  const dishes = wish.map(([food, level]) => ({ food, level }))
  await page.addInitScript(
    ([saves, isPlanner]) => {
      if (localStorage.getItem('select') !== null) return
      localStorage.setItem('select', JSON.stringify({ v: 1, data: { saves, select: 'w' } }))
      localStorage.setItem('is-select', JSON.stringify({ v: 1, data: isPlanner }))
    },
    [[{ id: 'w', name: '내 조합', updatedAt: 1, dishes }], view === 'planner'] as const,
  )
  await page.goto('/cook/address')
}

/** Shows the list, which wide screens always show. */
export async function showList(page: Page): Promise<void> {
  const tab = page.getByRole('radio', { name: /^집 목록/ })
  if (await tab.isVisible()) await tab.check()
  await expect(page.getByRole('heading', { level: 2, name: '집', exact: true })).toBeVisible()
}

/** The row of a house in the list. */
export function rowOf(page: Page, code: string): Locator {
  return page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: `주소 ${grouped(code)}` }),
  })
}

/** The card with the fewest houses. */
export const planOf = (page: Page): Locator => page.getByRole('region', { name: '가장 적은 집' })
