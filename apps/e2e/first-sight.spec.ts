import type { Page } from '@playwright/test'
import { expect, test } from './watch-console.ts'
import { untilAlive } from './alive.ts'
import { holdScripts } from './hold-scripts.ts'
import { untilDrawn } from './until-drawn.ts'

const PAGES = [
  ['/', '토람 온라인'],
  ['/statting', '옵션 부여'],
  ['/character', '내 캐릭터'],
  ['/guide/main-quest', 'Lv.263 (26%)'],
] as const

for (const [path, words] of PAGES) {
  test(`${path} is to be seen before any script has come`, async ({ page }) => {
    const { release } = await holdScripts(page)
    const styles: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') styles.push(request.url())
    })
    await untilDrawn(page.request, path)
    await page.goto(path, { waitUntil: 'commit' })
    const main = page.locator('#main')
    await expect(main).toContainText(words)
    await expect(page.locator('#root')).toHaveAttribute('data-drawn', '')
    // Measured once it is painted: before that the styles may still be on their way.
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    const title = main.getByRole('heading', { level: 1 })
    const before = await title.boundingBox()
    // They come with the page: it is drawn without one more answer.
    expect(styles).toEqual([])
    release()
    await untilAlive(page)
    await expect(main).toContainText(words)
    // Only where it begins: the font, which comes later still, may change how wide and high it is.
    const after = await title.boundingBox()
    expect([after?.x, after?.y]).toEqual([before?.x, before?.y])
  })
}

test('what a browser chooses again at a reload is not taken for what the page says', async ({
  page,
}) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('#root input[type=radio]')]
      const chosen = fields.map(({ checked }) => checked)
      // As Firefox does.
      for (const field of fields) if (!field.checked) field.checked = true
      Object.assign(window, { fields, chosen })
    }),
  )
  await page.goto('/statting')
  await untilAlive(page)
  const [chosen, now] = await page.evaluate(() => [
    Reflect.get(window, 'chosen') as boolean[],
    (Reflect.get(window, 'fields') as HTMLInputElement[]).map(({ checked }) => checked),
  ])
  expect(chosen).toContain(true)
  expect(now).toEqual(chosen)
})

/** The scripts a page names for the first tap on it, or in the header, and for no other. */
async function tapScripts(page: Page, place: 'tap-parts' | 'header-tap-parts') {
  const named = await page.evaluate(() =>
    Object.fromEntries(
      ['app-parts', 'tap-parts', 'header-tap-parts'].map((id) => {
        const { content } = document.querySelector<HTMLTemplateElement>(`#${id}`) ?? {}
        const links = content?.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]') ?? []
        return [id, [...links].map((link) => new URL(link.href, location.href).href)]
      }),
    ),
  )
  const elsewhere = Object.keys(named).filter((id) => id !== place)
  const scripts = named[place] ?? []
  return scripts.filter((script) => !elsewhere.some((id) => named[id]?.includes(script)))
}

for (const [path, control, place, other] of [
  ['/statting', '옵션 고르기', 'tap-parts', 'header-tap-parts'],
  ['/character', '공유', 'tap-parts', 'header-tap-parts'],
  ['/', '메뉴', 'header-tap-parts', 'tap-parts'],
] as const) {
  test(`a tap on ${path} before any script has run is kept, and what it opens is fetched meanwhile`, async ({
    page,
  }) => {
    const { asked, release } = await holdScripts(page)
    await untilDrawn(page.request, path)
    await page.goto(path, { waitUntil: 'commit' })
    const button = page
      .locator('#root button', { hasText: control })
      .or(page.locator(`#root button[aria-label="${control}"]`))
    const box = await button.first().boundingBox()
    const parts = await tapScripts(page, place)
    const others = await tapScripts(page, other)
    expect(parts.length).toBeGreaterThan(0)
    await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2)
    await expect(button.first()).toHaveAttribute('data-kept', '')
    await expect.poll(() => parts.filter((script) => !asked.includes(script))).toEqual([])
    // What the other part of the page opens would only be in its way.
    expect(asked.filter((script) => others.includes(script))).toEqual([])
    release()
    await expect(page.getByRole('dialog', { name: control })).toBeVisible()
  })
}

test('a tap on a piece of /character before any script has run opens it', async ({ page }) => {
  const { release } = await holdScripts(page)
  await untilDrawn(page.request, '/character')
  await page.goto('/character', { waitUntil: 'commit' })
  const box = await page.locator('#root button', { hasText: '주무기' }).first().boundingBox()
  await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2)
  await expect(page.locator('#root [data-kept]')).toContainText('주무기')
  release()
  const weapon = page.getByRole('region', { name: '주무기', exact: true })
  await expect(weapon.getByRole('combobox', { name: '주무기 고르기' })).toBeVisible()
})

test.describe('with work of one’s own', () => {
  // The scripts are held back here on purpose.
  test.use({ expectedNoise: [/ERR_FAILED/] })

  test('the empty planner does not flash up before one’s own session', async ({ page }) => {
    await page.goto('/statting')
    await untilAlive(page)
    // A part that is still on its way, cut off, would have the page begin anew by itself.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => localStorage.setItem('points', '[]'))
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('heading', { name: '옵션 부여' })).toBeHidden()
  })
})
