import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { untilAlive } from '../alive.ts'
import { OWN_PAGE } from '../people/accounts.ts'
import { StattingPage } from '../statting/statting-page.ts'
import { expect, test } from '../watch-console.ts'

// An address that is none answers 404, and the browser says so.
test.use({ permissions: ['clipboard-read', 'clipboard-write'], expectedNoise: [/status of 404/] })

/** What chats take into an address with it, as browsers write it. */
const GLUED = ['.', '%E2%80%AC', '**', '&fbclid=IwAR0abc', '이에요', ')']

const SHARED = /공유받은 (?:세팅|플랜|계획|빌드|콤보)/

const RECIPE = `옵션 부여 · 무기 · 레시피 46 · 시작 89 · Lv.305 · TEC 255 · 숙련도 0
1. ATK +5% (89 → 39)
2. DEX +3 (39 → 24)
진행 중 · 잠재력 24`

async function shortPath(page: Page): Promise<string> {
  await page.getByRole('button', { name: '공유', exact: true }).click()
  await page.getByRole('button', { name: '짧은 링크 만들기' }).click()
  const address = page.getByRole('textbox', { name: '짧은 링크' })
  await expect(address).toHaveValue(/\/s\/[0-9A-Za-z]{10}$/)
  return (await address.inputValue()).replace(/^.*(?=\/s\/)/, '')
}

test('short links open with what a chat glues to them, and what is none says so', async ({
  page,
}) => {
  await StattingPage.withTwoSteps(page)
  const short = await shortPath(page)
  await page.goto(`${short}에서`)
  await expect(page).toHaveURL(/\/statting#v1=/)
  await expect(page.getByText(SHARED).first()).toBeVisible()
  const { hash } = new URL(page.url())
  // Some chats write the sign that divides an address as %23.
  await page.goto(`/statting%23${hash.slice(1)}`)
  await expect(page).toHaveURL(/\/statting#v1=/)
  await expect(page.getByText(SHARED).first()).toBeVisible()
  await page.goto('/s/some-id')
  await expect(page.getByRole('heading', { name: '짧은 링크의 주소가 아니에요' })).toBeVisible()
  await expect(page.getByText('지웠거나')).toHaveCount(0)
})

test('a build is read out of a chat, and what was left out is told', async ({ page }) => {
  const statting = new StattingPage(page)
  await page.goto(
    `/receive?${new URLSearchParams({ text: `[길드원] [오후 3:21] ${RECIPE}` }).toString()}`,
  )
  const dialog = page.getByRole('dialog', { name: '불러오기' })
  await dialog.getByRole('button', { name: '불러오기' }).click()
  await statting.expectPotential('24')

  await page.getByRole('button', { name: '세팅 메뉴' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '불러오기', exact: true }).click()
  await dialog
    .getByRole('textbox')
    .fill(`안녕하세요~\n${RECIPE.normalize('NFD')}\n3. 없는 옵션 +3\n고마워요`)
  await dialog.getByRole('button', { name: '불러오기' }).click()
  const left = page.getByRole('dialog', { name: '읽지 못한 줄은 빼고 불러왔어요' })
  await expect(left.getByRole('listitem')).toHaveText([/^1번째 줄/, /^6번째 줄/, /^7번째 줄/])
  await left.getByRole('button', { name: '확인' }).click()
  await statting.expectPotential('24')
})

/** A link of each planner that gives some out, with something its page then shows. */
type Shared = { readonly path: string; readonly hash: string; readonly shows: readonly string[] }
const { links }: { readonly links: readonly Shared[] } = JSON.parse(
  readFileSync(new URL('../earlier-versions/recordings/2026-11-28.json', import.meta.url), 'utf8'),
)

// What each planner makes of each of them is told by planner-links.test.ts of the app.
test('every planner opens its links with what a chat glues to them', async ({ page }) => {
  for (const [place, { path, hash, shows }] of links.entries())
    await test.step(path, async () => {
      await page.goto(`${path}${hash}${GLUED[place % GLUED.length]}`)
      await untilAlive(page)
      const main = page.locator('main').first()
      for (const text of shows) await expect(main).toContainText(text, { useInnerText: true })
    })
})

/** Where a planner takes in what others have made, and what a chat glues to it. */
const TAKING = [
  ['/statting', '세팅 메뉴', '불러오기', '불러오기', '이에요'],
  ['/skill/point', '빌드 메뉴', '불러오기', '새 빌드로 불러오기', '에서 봐'],
  ['/character', '빌드 메뉴', '링크나 JSON 가져오기', '가져오기', ')'],
] as const

// A long link takes the same way from where its short one has become it; planner-links.test.ts of the app has those.
for (const [path, menu, item, button, glued] of TAKING)
  test(`${path} takes in a pasted short link with ${glued} behind it`, async ({
    page,
    request,
    baseURL,
  }) => {
    const { hash = '', shows = [] } = links.find((link) => link.path === path) ?? {}
    const made = await request.post('/api/short-link', {
      data: { path, hash, title: '빌드', summary: '' },
      headers: OWN_PAGE,
    })
    expect(made.ok(), await made.text()).toBe(true)
    const { code } = (await made.json()) as { code: string }
    await page.goto(path)
    await untilAlive(page)
    await page.getByRole('button', { name: menu }).click()
    await page.getByRole('dialog').getByRole('button', { name: item, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(`이거 좋아 ${baseURL}/s/${code}${glued}`)
    await dialog.getByRole('button', { name: button, exact: true }).last().click()
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('main').first()).toContainText(shows.at(-1) ?? '', {
      useInnerText: true,
    })
  })
