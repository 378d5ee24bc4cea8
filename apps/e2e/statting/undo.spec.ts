import { expect, test } from '../watch-console.ts'
import { StattingPage } from './statting-page.ts'

test('whatever was done is taken back, last thing first, also after a reload', async ({ page }) => {
  const statting = await StattingPage.withTwoSteps(page)
  await page.getByRole('button', { name: /1번째 확정 직후 보기/ }).click()
  await page.getByRole('button', { name: '1번째 확정 지우기' }).click()
  await expect.poll(() => statting.potentials()).toEqual(['74'])
  await statting.setting('시작 잠재', 100)
  await expect.poll(() => statting.potentials()).toEqual(['85'])

  await page.reload()
  await statting.history(/^되돌리기: 시작 잠재 89 → 100$/).click()
  await expect.poll(() => statting.potentials()).toEqual(['74'])
  await statting.history(/^되돌리기: 1번째 확정 지우기$/).click()
  await expect.poll(() => statting.potentials()).toEqual(['39', '24'])
  await expect(statting.history(/^되돌리기: DEX \+3$/)).toBeVisible()
  await statting.history(/^다시 하기: 1번째 확정 지우기$/).click()
  await expect.poll(() => statting.potentials()).toEqual(['74'])
})

test('a deleted step comes back from the toast', async ({ page }) => {
  const statting = await StattingPage.withTwoSteps(page)
  await page.getByRole('button', { name: /2번째 확정 직후 보기/ }).click()
  await page.getByRole('button', { name: '2번째 확정 지우기' }).click()
  await expect.poll(() => statting.potentials()).toEqual(['39'])
  await page.getByRole('button', { name: '되돌리기', exact: true }).click()
  await expect.poll(() => statting.potentials()).toEqual(['39', '24'])
})
