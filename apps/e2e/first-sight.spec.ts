import { expect, test } from './watch-console.ts'
import { untilAlive } from './alive.ts'

const PAGES = [
  ['/', '토람 온라인'],
  ['/statting', '옵션 부여'],
  ['/guide/main-quest', 'Lv.263 (26%)'],
] as const

for (const [path, words] of PAGES) {
  test(`${path} is to be seen before any script has come`, async ({ page }) => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const main = page.locator('#main')
    await expect(main).toContainText(words)
    await expect(page.locator('#root')).toHaveAttribute('inert', '')
    // Measured once it is painted: before that the styles may still be on their way.
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    const title = main.getByRole('heading', { level: 1 })
    const before = await title.boundingBox()
    release()
    await untilAlive(page)
    await expect(main).toContainText(words)
    // Only where it begins: the font, which comes later still, may change how wide and high it is.
    const after = await title.boundingBox()
    expect([after?.x, after?.y]).toEqual([before?.x, before?.y])
  })
}

test.describe('with work of one’s own', () => {
  // The scripts are held back here on purpose.
  test.use({ expectedNoise: [/ERR_FAILED/] })

  test('the empty planner does not flash up before one’s own session', async ({ page }) => {
    await page.goto('/statting')
    await untilAlive(page)
    await page.evaluate(() => localStorage.setItem('points', '[]'))
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('heading', { name: '옵션 부여' })).toBeHidden()
  })
})
