import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../watch-console.ts'
import { StattingPage } from './statting-page.ts'

const KEYBOARD = 330

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox()
  if (box === null) throw new Error('it is not on the screen')
  return box.y + box.height
}

/** Safari leaves the window as it is and tells only how much of it is seen. */
async function coverLikeSafari(page: Page, height: number): Promise<void> {
  await page.evaluate((seen) => {
    const { visualViewport: viewport } = window
    if (viewport === null) throw new Error('no visual viewport')
    Object.defineProperty(viewport, 'height', { value: seen, configurable: true })
    viewport.dispatchEvent(new Event('resize'))
  }, height)
}

test('the soft keyboard leaves rate, potential and 확정 in sight', async ({ page }) => {
  const statting = new StattingPage(page)
  await statting.open()
  await expect(page.locator('meta[name="viewport"]')).toHaveAttribute(
    'content',
    /interactive-widget=resizes-content/,
  )
  const dock = page.getByRole('region', { name: '확정하기' })
  await expect.poll(() => bottomOf(dock)).toBe(844)
  await coverLikeSafari(page, 844 - KEYBOARD)
  await expect.poll(() => bottomOf(dock)).toBe(844 - KEYBOARD)
  await coverLikeSafari(page, 844)
  await expect.poll(() => bottomOf(dock)).toBe(844)
})

test('nothing moves under the finger while a value is typed', async ({ page }) => {
  const statting = new StattingPage(page)
  await statting.open()
  await statting.pick(1, '크리티컬 대미지 %')
  const field = statting.value('크리티컬 대미지 %')
  const placeOf = () =>
    field.evaluate((input) => Math.round(input.getBoundingClientRect().top + window.scrollY))
  const place = await placeOf()
  const advice = page.getByRole('region', { name: '성공률' }).getByRole('status')
  const seen = new Set<string>()
  for (const value of ['1', '3', '5', '10']) {
    await field.fill(value)
    await expect(statting.slot(1)).toContainText(`${value}단계`)
    seen.add(await advice.innerText())
    expect(await placeOf(), `at ${value}`).toBe(place)
  }
  // The advice did become another, and longer.
  expect(seen.size).toBeGreaterThan(1)
})

test('what is wrong with a value is said above the dock', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 - KEYBOARD })
  const statting = new StattingPage(page)
  await statting.open()
  await statting.pick(1, 'ATK %')
  const field = statting.value('ATK %')
  // As far down as a tap leaves a field.
  await field.evaluate((input) => {
    const dock = document.querySelector('section[aria-label="확정하기"]')
    const top = dock?.getBoundingClientRect().top ?? 0
    scrollBy(0, input.getBoundingClientRect().bottom - top + 2)
    input.focus({ preventScroll: true })
  })
  await field.fill('999')
  const reason = statting.slot(1).getByText(/까지 넣을 수 있어요/)
  await expect(reason).toBeVisible()
  const dock = page.getByRole('region', { name: '확정하기' })
  const top = (await dock.boundingBox())?.y ?? 0
  await expect.poll(() => bottomOf(reason)).toBeLessThanOrEqual(top)
})

test('a phone held sideways shows a slot at once, and the outcome beside the slots', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  const statting = new StattingPage(page)
  await statting.open()
  const dock = page.getByRole('region', { name: '확정하기' })
  const slot = statting.slot(1)
  const top = (await dock.boundingBox())?.y ?? 0
  expect(await bottomOf(slot)).toBeLessThanOrEqual(top)
  const result = await page.getByRole('region', { name: '성공률' }).boundingBox()
  const row = await slot.boundingBox()
  expect(result?.x).toBeGreaterThan((row?.x ?? 0) + (row?.width ?? 0))
})
