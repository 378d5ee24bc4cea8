import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from '@playwright/test'
import { untilAlive } from '../alive.ts'
import { goByMenu } from '../people/accounts.ts'
import { expect, test } from '../watch-console.ts'

/** What the app of a day gave out and kept; README.md says more. */
type Recording = {
  readonly links: readonly {
    readonly path: string
    readonly hash: string
    readonly shows: readonly string[]
  }[]
  readonly storage: Readonly<Record<string, unknown>>
  readonly shows: Readonly<Record<string, readonly string[]>>
}

const FOLDER = new URL('recordings/', import.meta.url)
const RECORDINGS = readdirSync(FOLDER).map((file) => {
  const recording: Recording = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))
  return { day: basename(file, '.json'), recording }
})

async function expectRead(page: Page, texts: readonly string[]): Promise<void> {
  // By its element: an open dialog hides the rest from those who ask by role.
  const main = page.locator('main').first()
  for (const text of texts) await expect(main).toContainText(text, { useInnerText: true })
}

/** What each page has to show of each of its links: several days gave out the same one. */
const LINKS = new Map<string, Map<string, Set<string>>>()
for (const { recording } of RECORDINGS)
  for (const { path, hash, shows } of recording.links) {
    const links = LINKS.get(path) ?? new Map<string, Set<string>>()
    LINKS.set(path, links.set(hash, new Set([...(links.get(hash) ?? []), ...shows])))
  }

/** The menu's words for the screens of the recordings. */
const IN_MENU: Readonly<Record<string, string>> = {
  '/statting': '옵션 부여',
  '/statting/auto': '자동 부여',
  '/skill/point': '스킬 포인트',
  '/skill/combo': '스킬 콤보',
  '/character': '내 캐릭터',
  '/cook/address': '요리 주소',
  '/guide/main-quest': '메인 퀘스트',
}

for (const [path, links] of LINKS)
  test(`${path}: links of earlier versions open`, async ({ page }) => {
    // Into the window that shows the one before, as somebody does who follows one after the other.
    for (const [hash, shows] of links)
      await test.step([...shows].join(', '), async () => {
        await page.goto(`${path}${hash}`)
        await untilAlive(page)
        await expectRead(page, [...shows])
        // It is looked at, with a way to take it over and one back to the own work.
        await expect(page.locator('main').first()).toContainText(/내 (세팅|빌드|콤보|계획)/)
      })
  })

for (const { day, recording } of RECORDINGS)
  test(`what was kept on ${day} is still there`, async ({ page }) => {
    // A page that saves nothing by itself.
    await page.addInitScript((storage) => {
      for (const [key, value] of Object.entries(storage))
        localStorage.setItem(key, JSON.stringify(value))
    }, recording.storage)
    await page.goto('/about')
    await untilAlive(page)
    for (const [path, texts] of Object.entries(recording.shows))
      await test.step(path, async () => {
        await goByMenu(page, IN_MENU[path] ?? path)
        await expect(page).toHaveURL((url) => url.pathname === path)
        await expectRead(page, texts)
      })
    // Nothing was put aside as unreadable.
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.filter((key) => key.endsWith('/broken'))).toEqual([])
    expect(keys).toEqual(expect.arrayContaining(Object.keys(recording.storage)))
  })
