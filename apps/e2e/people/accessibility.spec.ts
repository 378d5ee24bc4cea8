import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../expect-accessible.ts'
import { expect, test } from './people-test.ts'

/** A page, and what of it is fetched: before that has come there is little to be measured. */
type Screen = { readonly path: string; readonly parts: (page: Page) => readonly Locator[] }

const nothing = () => []

const OPEN: readonly Screen[] = [
  { path: '/login', parts: nothing },
  { path: '/login#reset=x', parts: nothing },
  { path: '/member/create', parts: nothing },
  { path: '/setting', parts: nothing },
]

const OWN: readonly Screen[] = [
  {
    path: '/member/profile',
    parts: (page) => [
      page.getByRole('region', { name: '로그인한 기기' }).getByRole('listitem').first(),
    ],
  },
  { path: '/member/create', parts: (page) => [page.getByRole('combobox', { name: /등급/ })] },
  {
    path: '/admin/setting',
    parts: (page) => [page.getByRole('button', { name: '사이트 설정 저장' })],
  },
  { path: '/admin', parts: (page) => [page.getByRole('heading', { name: '할 일 없음' })] },
  { path: '/debug/demo', parts: nothing },
]

/** Tables on a wide screen, cards on a phone. */
const OWN_LISTS: readonly Screen[] = [
  { path: '/member', parts: (page) => [page.getByRole('checkbox', { name: /고르기$/ }).nth(1)] },
  { path: '/admin/status', parts: (page) => [page.getByRole('region', { name: '자료 기준일' })] },
  {
    path: '/admin/audit',
    parts: (page) => [
      page.getByRole('region', { name: '감사 기록 목록' }).getByRole('listitem').first(),
    ],
  },
]

/** The back office and the editors that belong to it, besides those above. */
const OFFICE: readonly Screen[] = [
  { path: '/correction', parts: nothing },
  {
    path: '/admin/character-case',
    parts: (page) => [page.getByRole('combobox', { name: '수치' })],
  },
  { path: '/admin/import', parts: nothing },
  { path: '/admin/import?view=export', parts: nothing },
  { path: '/admin/invitation', parts: nothing },
  { path: '/notion?view=manage', parts: nothing },
  { path: '/event?view=manage', parts: nothing },
  { path: '/notion/create', parts: (page) => [page.getByRole('toolbar', { name: '글 꾸미기' })] },
  { path: '/event/create', parts: (page) => [page.getByRole('toolbar', { name: '글 꾸미기' })] },
  { path: '/job/create', parts: (page) => [page.getByRole('toolbar', { name: '글 꾸미기' })] },
  { path: '/crysta/list/create', parts: (page) => [page.getByRole('textbox', { name: /^이름/ })] },
  { path: '/boss/create', parts: nothing },
  { path: '/equipment/create', parts: nothing },
  { path: '/registlet/create', parts: nothing },
]

async function visit(page: Page, { path, parts }: Screen): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  for (const part of parts(page)) await expect(part).toBeVisible()
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
}

async function check(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) {
    await visit(page, screen)
    await expectAccessible(page)
  }
}

async function checkWidth(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) {
    await visit(page, screen)
    await expectNoOverflow(page)
  }
}

test('what visitors see', async ({ page }) => {
  await check(page, OPEN)
  await page.goto('/member/create')
  await page.getByRole('button', { name: '가입하기' }).click()
  await expect(page.getByText('필수 값 입니다.').first()).toBeVisible()
  await expectAccessible(page)
})

test('what owners see', { tag: '@both' }, async ({ page, people }) => {
  await people.enter(page, 'OWNER')
  await check(page, OWN)
})

test('every other screen of the back office', async ({ page, people }) => {
  test.slow()
  await people.enter(page, 'OWNER')
  await check(page, OFFICE)
})

test('what owners see of many', async ({ page, people }) => {
  await people.enter(page, 'OWNER')
  const other = await people.make('EDITOR')
  await check(page, OWN_LISTS)
  await page.goto(`/member?search=${other.nickname}`)
  await page.getByRole('link', { name: other.nickname }).click()
  await expect(page.getByRole('heading', { name: '고치기' })).toBeVisible()
  await expectAccessible(page)
})

test('nothing overflows sideways on a wide screen either', { tag: '@desktop' }, async ({
  page,
  people,
}) => {
  await checkWidth(page, OPEN)
  await page.goto('/member/create')
  await page.getByRole('button', { name: '가입하기' }).click()
  await expect(page.getByText('필수 값 입니다.').first()).toBeVisible()
  await expectNoOverflow(page)
  await people.enter(page, 'OWNER')
  await checkWidth(page, OWN)
})

test('nothing is wider than 360 px with the largest letters', async ({ page, people }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => {
    const display = { v: 1, data: { textSize: 130, density: 'auto', rise: 'red' } }
    localStorage.setItem('display', JSON.stringify(display))
  })
  await checkWidth(page, [{ path: '/', parts: nothing }, ...OPEN])
  await people.enter(page, 'OWNER')
  await checkWidth(page, [...OWN, ...OWN_LISTS])
})
