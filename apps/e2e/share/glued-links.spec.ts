import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { untilAlive } from '../alive.ts'
import { OWN_PAGE } from '../people/accounts.ts'
import { StattingPage } from '../statting/statting-page.ts'
import { expect, test } from '../watch-console.ts'

// An address that is none answers 404, and the browser says so.
test.use({ permissions: ['clipboard-read', 'clipboard-write'], expectedNoise: [/status of 404/] })

/** What chats take into an address with it, as browsers write it. */
const GLUED = ['.', ')', ',', '%E2%80%AC', '%E2%80%8B', '**', '&fbclid=IwAR0abc', '이에요', '에서']

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

test('links open with whatever a chat glues to them', async ({ page }) => {
  await StattingPage.withTwoSteps(page)
  const short = await shortPath(page)
  await page.goto(short)
  await expect(page).toHaveURL(/\/statting#v1=/)
  const { hash } = new URL(page.url())
  for (const glued of GLUED) {
    await page.goto('about:blank')
    await page.goto(`${short}${glued}`)
    await expect(page.getByText(SHARED).first()).toBeVisible()
    await page.goto('about:blank')
    await page.goto(`/statting${hash}${glued}`)
    await expect(page.getByText(SHARED).first()).toBeVisible()
  }
  await page.goto(`/statting%23${hash.slice(1)}`)
  await expect(page).toHaveURL(/\/statting#v1=/)
  await expect(page.getByText(SHARED).first()).toBeVisible()
  await page.goto('/guide/main-quest#v1=305.0.325.0.1.129.0.1.2026-06이에요')
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

for (const { path, hash, shows } of links)
  test(`${path} opens its links with whatever is glued to them`, async ({ page }) => {
    for (const glued of GLUED)
      await test.step(glued, async () => {
        await page.goto('about:blank')
        await page.goto(`${path}${hash}${glued}`)
        await untilAlive(page)
        const main = page.locator('main').first()
        for (const text of shows) await expect(main).toContainText(text, { useInnerText: true })
      })
  })

/** Where a planner takes in what others have made, and what is then seen of it. */
const TAKING: Readonly<Record<string, { menu: string; item: string; button: string }>> = {
  '/statting': { menu: '세팅 메뉴', item: '불러오기', button: '불러오기' },
  '/skill/point': { menu: '빌드 메뉴', item: '불러오기', button: '새 빌드로 불러오기' },
  '/character': { menu: '빌드 메뉴', item: '링크나 JSON 가져오기', button: '가져오기' },
}

for (const { path, hash, shows } of links.filter((link) => link.path in TAKING))
  test(`${path} takes in pasted links, long and short`, async ({ page, request, baseURL }) => {
    const made = await request.post('/api/short-link', {
      data: { path, hash, title: '빌드', summary: '' },
      headers: OWN_PAGE,
    })
    expect(made.ok(), await made.text()).toBe(true)
    const { code } = (await made.json()) as { code: string }
    const { menu, item, button } = TAKING[path] ?? { menu: '', item: '', button: '' }
    for (const link of [`${path}${hash}`, `/s/${code}`])
      for (const glued of ['', '에서 봐', ')', '이에요'])
        await test.step(`${link} ${glued}`, async () => {
          await page.goto(path)
          await page.evaluate(() => localStorage.clear())
          await page.reload()
          await untilAlive(page)
          await page.getByRole('button', { name: menu }).click()
          await page.getByRole('dialog').getByRole('button', { name: item, exact: true }).click()
          const dialog = page.getByRole('dialog')
          await dialog.getByRole('textbox').fill(`이거 좋아 ${baseURL}${link}${glued}`)
          await dialog.getByRole('button', { name: button, exact: true }).last().click()
          await expect(dialog).toHaveCount(0)
          await expect(page.locator('main').first()).toContainText(shows.at(-1) ?? '', {
            useInnerText: true,
          })
        })
  })
