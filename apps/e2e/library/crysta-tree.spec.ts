import { expect, test } from '../watch-console.ts'
import { goWithin } from '../within-app.ts'

test('the way to a crysta: what each step gives, what is owned, what comes next, and a picture of it', async ({
  page,
}) => {
  await page.goto('/crysta/tree?id=bakuzan')
  const chosen = page.getByRole('button', { name: '바쿠잔, 5단계' })
  await expect(chosen).toHaveAttribute('aria-current', 'true')
  const steps = page.getByRole('table', { name: '단계별 비교' })
  await expect(steps.getByRole('row', { name: /^ATK% \+3%/ })).toContainText('+11%')

  await test.step('a picture of the way', async () => {
    await page.getByRole('button', { name: '이미지로 저장' }).click()
    const picture = page.getByRole('dialog', { name: '강화 경로 그림' })
    await expect(picture.getByRole('img', { name: '강화 경로 그림' })).toBeVisible({
      timeout: 20_000,
    })
    const width = await picture
      .getByRole('img')
      .evaluate((img: HTMLImageElement) => img.naturalWidth)
    expect(width).toBe(1440)
    const download = page.waitForEvent('download')
    await picture.getByRole('button', { name: '내려받기' }).click()
    expect((await download).suggestedFilename()).toMatch(/^바쿠잔-\d{4}-\d{2}-\d{2}\.png$/)
    await page.keyboard.press('Escape')
    await expect(picture).toBeHidden()
  })

  await test.step('what is owned is kept', async () => {
    await page.getByRole('checkbox', { name: '강그레프 가지고 있음' }).click()
    await expect(page.getByRole('button', { name: '튤란 마키나, 2단계, 다음 단계' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('checkbox', { name: '강그레프 가지고 있음' })).toBeChecked()
    await expect(page.getByText('1 / 5 보유 · 다음 튤란 마키나')).toBeVisible()
  })

  await test.step('the next step, and the nearer ends of the line', async () => {
    await page.getByRole('button', { name: '자세히' }).click()
    await expect(page.getByText('1 / 5 보유').last()).toBeVisible()
    await expect(page.getByText('남은 것 얻는 곳')).toBeVisible()
    const next = page.getByRole('region', { name: '다음 단계' })
    await expect(next).toContainText('튤란 마키나 · 2단계')
    await expect(next).toContainText('바쿠잔까지 4단계 남았어요.')
    await next.getByRole('button', { name: '튤란 마키나를 구했어요' }).click()
    await expect(next).toContainText('발터 · 3단계')
    await expect(next).toContainText('바쿠잔까지 3단계 남았어요.')
    await next.getByRole('button', { name: '달맞이 대게까지 1단계' }).click()
    await expect(page).toHaveURL(/id=giant_moon_crab/)
    await next.getByRole('button', { name: '달맞이 대게를 구했어요' }).click()
    await expect(next).toContainText('달맞이 대게까지 필요한 크리스타를 모두 가지고 있어요.')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('a line is found by a crysta in it', async () => {
    await goWithin(page, '/crysta/tree?kind=weapon')
    await page.getByRole('textbox', { name: '이름·옵션·초성' }).fill('미뮤가')
    await expect(page.getByRole('button', { name: '강그레프 경로' })).toBeVisible()
  })
})

test('on a desk a way without branches has the whole width, and is walked with the arrow keys', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/crysta/tree?id=bakuzan')
  const tree = page.getByRole('region', { name: /강그레프/ }).last()
  const last = tree.getByRole('listitem').filter({ hasText: '바쿠잔' })
  await expect(last).toBeVisible()
  const canvas = (await tree.boundingBox())!
  const step = (await last.boundingBox())!
  expect(step.width).toBeGreaterThan(0.95 * canvas.width - 10)
  expect(step.height).toBeLessThan(60)
  // Where two ways stand beside each other, each has its half.
  const halves = await Promise.all(
    ['튤란 마키나', '달맞이 대게'].map((hasText) =>
      tree.getByRole('listitem').filter({ hasText }).boundingBox(),
    ),
  )
  expect(halves[0]!.y).toBe(halves[1]!.y)
  expect(halves[0]!.x + halves[0]!.width).toBeLessThan(halves[1]!.x)

  await page.getByRole('button', { name: '강그레프, 1단계' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: '튤란 마키나, 2단계' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: '달맞이 대게, 2단계' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/id=giant_moon_crab/)
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('button', { name: '강그레프, 1단계' })).toBeFocused()

  // An address that names a crysta that is gone says so, and draws its first line.
  await goWithin(page, '/crysta/tree?id=nowhere')
  await expect(page.getByText(/지워졌거나 없는 자료예요/)).toBeVisible()
  await expect(page.getByRole('table', { name: '단계별 비교' })).toBeVisible()
})
