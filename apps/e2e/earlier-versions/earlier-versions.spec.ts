import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from '@playwright/test'
import { untilAlive } from '../alive.ts'
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

for (const { day, recording } of RECORDINGS) {
  for (const { path, hash, shows } of recording.links)
    test(`${path}: a link of ${day} opens (${shows[0]})`, async ({ page }) => {
      await page.goto(`${path}${hash}`)
      await untilAlive(page)
      await expectRead(page, shows)
      // It is looked at, with a way to take it over and one back to the own work.
      await expect(page.locator('main').first()).toContainText(/내 (세팅|빌드|콤보|계획)/)
    })

  test(`what was kept on ${day} is still there`, async ({ page }) => {
    // A page that saves nothing by itself.
    await page.goto('/about')
    await page.evaluate((storage) => {
      for (const [key, value] of Object.entries(storage))
        localStorage.setItem(key, JSON.stringify(value))
    }, recording.storage)
    for (const [path, texts] of Object.entries(recording.shows))
      await test.step(path, async () => {
        await page.goto(path)
        await untilAlive(page)
        await expectRead(page, texts)
      })
    // Nothing was put aside as unreadable.
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.filter((key) => key.endsWith('/broken'))).toEqual([])
    expect(keys).toEqual(expect.arrayContaining(Object.keys(recording.storage)))
  })
}
