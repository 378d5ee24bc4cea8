import { expectAccessible, expectNoOverflow } from '../expect-accessible.ts'
import { test as site } from '../own-site.ts'
import { OWN_PAGE } from '../people/accounts.ts'
import { expect } from '../people/people-test.ts'
import { cutWords, wordsOverCurves } from '../whole-numbers.ts'
import { type ReportedItem, reportItems } from './report-items.ts'

/*
 * How prices moved, on a site of one's own, where the numbers are exact.
 */

site.use({ siteName: 'prices' })

site.describe.serial('the chart of prices', () => {
  let items: readonly ReportedItem[] = []

  site(
    'draws four items, found by name, read by their table and kept in the address',
    async ({ page, people }) => {
      const list = await page.request.get('/api/price/item?kindId=crysta&pageSize=4')
      items = ((await list.json()) as { items: ReportedItem[] }).items
      await reportItems(people, items)
      const [, second] = items
      await page.goto(`/trend/chart?items=${items.map(({ id }) => id).join(',')}`)
      for (const { name } of items)
        await expect(page.getByRole('button', { name: `${name} 자세히 보기` })).toBeVisible()
      await expect(page.getByRole('button', { name: '네 개까지' })).toBeDisabled()
      const table = page.getByRole('region', { name: '날마다의 값' })
      await expect(table).toContainText('124만')
      await expect(page.getByTitle('4,960,000 스피나').first()).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: `${second?.name} 빼기` }).click()
      await expect(page.getByRole('button', { name: `${second?.name} 빼기` })).toHaveCount(0)
      await page.goBack()
      await expect(page.getByRole('button', { name: `${second?.name} 빼기` })).toBeVisible()

      await site.step('the numbers as a file', async () => {
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'CSV' }).click(),
        ])
        expect(file.suggestedFilename()).toMatch(/^시세-.*\.csv$/)
      })

      await site.step('an item is added by its name', async () => {
        await page.getByRole('button', { name: `${second?.name} 빼기` }).click()
        await expect(page.getByRole('button', { name: `${second?.name} 빼기` })).toHaveCount(0)
        await page.getByRole('combobox', { name: '품목 더하기' }).click()
        // The box it opens, which is called as the button is.
        await page.locator('input[role="combobox"]').fill(second?.name ?? '')
        await page.getByRole('option').first().click()
        await expect(page).toHaveURL(new RegExp(`items=.*${second?.id}`))
        await expect(page.getByRole('heading', { name: '표로 보기' })).toBeVisible()
      })

      await page.getByText('호가', { exact: true }).first().click()
      await expect(page.getByText('이 기간에는 제보가 없어요.')).toBeVisible()
      await page.reload()
      await expect(page.getByRole('radio', { name: '호가' })).toBeChecked()
      for (const { name } of items)
        await expect(page.getByRole('button', { name: `${name} 빼기` })).toBeVisible()
    },
  )

  site('shows what one watches, lets go of it, and takes it back', async ({ page, people }) => {
    await people.enter(page, 'MEMBER')
    const watch = { itemId: items[0]?.id, series: 'deal', direction: 'below', amount: 1_000_000 }
    const made = await page.request.post('/api/price/watch', { data: watch, headers: OWN_PAGE })
    expect(made.status(), await made.text()).toBe(201)
    await page.goto('/trend/chart')
    await expect(page.getByText('▼ 100만 아래')).toBeVisible()
    await expect(page.getByText('참고만이라 알림은 쉬고 있어요.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: `${items[0]?.name} 그만 지켜보기` }).click()
    const undo = page.getByRole('button', { name: '되돌리기' })
    // Under the pointer it stays, however long the list takes.
    await undo.hover()
    await expect(page.getByText('▼ 100만 아래')).toHaveCount(0)
    await undo.click()
    await expect(page.getByText('▼ 100만 아래')).toBeVisible()
  })

  site('fits small phones', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`/trend/chart?items=${items.map(({ id }) => id).join(',')}`)
    await expect(page.getByRole('heading', { name: '표로 보기' })).toBeVisible()
    await expectNoOverflow(page)
    expect(await wordsOverCurves(page)).toEqual([])
    for (const path of ['/current-price', `/current-price/${items[0]?.id}`]) {
      await page.goto(path)
      await expect(page.getByText('124만').first()).toBeVisible()
      for (const scale of ['1', '1.3']) {
        await page.evaluate((by) => {
          document.documentElement.style.setProperty('--textScale', by)
        }, scale)
        await expect.poll(async () => cutWords(page), { message: `${path} ${scale}` }).toEqual([])
        expect(await wordsOverCurves(page)).toEqual([])
        await expectNoOverflow(page)
      }
    }
  })
})
