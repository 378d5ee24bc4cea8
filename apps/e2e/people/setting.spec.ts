import { readFile } from 'node:fs/promises'
import { expect, test } from './people-test.ts'
import { call, shutPage } from './accounts.ts'

const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)

test.use({ expectedNoise: [[/ERR_FAILED/], { scope: 'test' }] })

test('what is set acts at once, reaches other tabs, is kept, and goes to a file and back', async ({
  page,
  context,
}) => {
  const size = (name: string) => page.getByRole('radio', { name })
  const tec = page.getByRole('spinbutton', { name: 'TEC' })
  await page.goto('/setting')
  const other = await context.newPage()
  await other.goto('/about')

  await test.step('text size, density and price colours act at once and reach other tabs', async () => {
    const usual = await other.getByRole('heading', { level: 1 }).evaluate(sizeOf)
    await size('130%').check()
    await page.getByRole('radio', { name: '촘촘하게' }).check()
    await page.getByRole('radio', { name: '파랑' }).check()
    await expect(other.locator('html')).toHaveAttribute('data-density', 'compact')
    await expect
      .poll(async () => (await other.getByRole('heading', { level: 1 }).evaluate(sizeOf)) / usual)
      .toBeCloseTo(1.3, 2)
    await other.close()
    await tec.fill('99')
    await page.keyboard.press('Tab')
  })

  await test.step('they are kept, and the page stays as wide as the screen', async () => {
    await page.reload()
    await expect(size('130%')).toBeChecked()
    await expect(page.locator('html')).toHaveAttribute('data-rise', 'blue')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  })

  await test.step('a strange file is refused and changes nothing', async () => {
    await page.locator('input[type=file]').setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"app":"other"}'),
    })
    await expect(page.getByText('결정판의 백업 파일이 아니에요.').first()).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('own data goes to a file and comes back in parts, with undo', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '백업 파일 저장' }).click()
    const file = await (await download).path()
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      app: 'gyeoljeongpan',
      data: { tec: { v: 1, data: 99 }, display: { v: 1 } },
    })

    await page.getByRole('button', { name: '고른 데이터 지우기' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click()
    await expect(page.getByText('지웠어요.')).toBeVisible()
    await expect(size('100%')).toBeChecked()
    await expect(tec).toHaveValue('255')

    await page.locator('input[type=file]').setInputFiles(file)
    const dialog = page.getByRole('dialog', { name: '백업 불러오기' })
    await dialog.getByRole('checkbox', { name: '화면 설정' }).click()
    await dialog.getByRole('button', { name: '고른 것 불러오기' }).click()
    await expect(tec).toHaveValue('99')
    await expect(size('100%')).toBeChecked()
    await page.getByRole('button', { name: '되돌리기' }).click()
    await expect(tec).toHaveValue('255')
  })

  await test.step('defaults of the planner are where new sessions start', async () => {
    await tec.fill('120')
    await page.keyboard.press('Tab')
    await size('120%').check()
    await page.goto('/statting')
    await expect(page.getByRole('button', { name: /^TEC .*120/ })).toBeVisible()
  })

  await test.step('the look is there before any script of ours has come', async () => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/about', { waitUntil: 'commit' })
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe('19.2px')
  })
})

test('an administrator reads the settings of the site, an owner changes them', async ({
  page,
  people,
}) => {
  await people.enter(page, 'ADMIN')
  await page.goto('/admin/setting')
  const save = page.getByRole('button', { name: '사이트 설정 저장' })
  const site = page.getByRole('region', { name: '사이트 설정' })
  await expect(site).toContainText('소유자만 고칠 수 있어요.')
  await expect(save).toHaveCount(0)

  await shutPage(page)
  await people.enter(page, 'OWNER')
  await page.goto('/admin/setting')
  await expect(page.getByRole('spinbutton', { name: /시세|제보/ })).toHaveCount(2)
  await expect(page.getByRole('switch', { name: '메뉴에 모든 화면 보이기' })).not.toBeChecked()
  const level = page.getByRole('spinbutton', { name: '기본 레벨' })
  await level.fill('아무 말')
  await save.click()
  await expect(level).toBeFocused()
  // Back again: the other tests share this site.
  for (const wanted of [304, 305]) {
    await level.fill(String(wanted))
    await save.click()
    await expect
      .poll(async () => (await (await call(page, 'GET', '/api/setting')).json()).defaultLevel)
      .toBe(wanted)
  }
})
