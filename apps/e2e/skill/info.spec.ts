import { expect, test } from '../watch-console.ts'
import { expectAccessible } from '../expect-accessible.ts'

/** One grey pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a skill is found and its cards lead on to what it needs', async ({ page }) => {
  await page.goto('/skill/info')
  await expect(page.getByRole('link', { name: /^블레이드 스킬/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: /초성으로 찾기/ }).fill('메테오 브')
  await page.getByRole('link', { name: /^메테오 브레이커/ }).click()
  await expect(page).toHaveURL(/\/skill\/info\/weapon\/blade#skill-9$/)
  const card = page.getByRole('article', { name: '메테오 브레이커' })
  await expect(card).toBeInViewport()
  await expect(card).toContainText('스킬북 4권 · Lv.150부터')
  await expect(card).toContainText('MP 600')
  await expect(card).toContainText('16 포인트')
  await expectAccessible(page)
  await card.getByRole('link', { name: '트리거 슬래시 5' }).click()
  await expect(page.getByRole('article', { name: '트리거 슬래시' })).toBeInViewport()
  await expect(page.getByRole('region', { name: '그림' })).toHaveCount(0)
  await page.getByRole('link', { name: '스킬 포인트에서 찍어 보기' }).click()
  await expect(page.getByRole('heading', { name: '블레이드 스킬' })).toBeVisible()
})

test('pictures of the site’s owner are listed and turned over', async ({ page }) => {
  const files = [
    { file: 'one.png', title: '1권 스킬' },
    { file: 'two.png', title: '2권 스킬' },
  ]
  await page.route('**/skill-images/manifest.json', (route) =>
    route.fulfill({ json: { groups: { 'buff/dagger': files } } }),
  )
  await page.route('**/skill-images/*.png', (route) =>
    route.fulfill({ contentType: 'image/png', body: PIXEL }),
  )
  await page.goto('/skill/info/buff/dagger')
  await page.getByRole('button', { name: '1권 스킬 크게 보기' }).click()
  await expect(page.getByRole('img', { name: '1권 스킬' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('img', { name: '2권 스킬' })).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText('2 / 2')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '1권 스킬 크게 보기' })).toBeFocused()
})

test.describe('a group that does not exist', () => {
  // The page itself is answered with 404, and the browser says so.
  test.use({ expectedNoise: [/status of 404/] })

  test('is a page that does not exist', async ({ page }) => {
    await page.goto('/skill/info/weapon/dagger')
    await expect(page.getByRole('heading', { name: '존재하지 않는 페이지 입니다.' })).toBeVisible()
  })
})
