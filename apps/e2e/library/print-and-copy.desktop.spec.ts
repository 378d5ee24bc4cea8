import type { Page } from '@playwright/test'
import { expect, test } from '../watch-console.ts'
import { goWithin } from '../within-app.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** What is in the clipboard, as a table. */
async function clipboardTable(page: Page) {
  const text = await page.evaluate(() => navigator.clipboard.readText())
  return text.split('\n').map((line) => line.split('\t'))
}

test('a long list is printed and copied whole, and rows of it from one to another', async ({
  page,
}) => {
  await page.goto('/crysta/list')
  const list = page.getByRole('list', { name: '크리스타' })
  // The first rows come with the page; those of the whole list know how many there are.
  await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', /^\d{3}$/)
  const all = Number(await list.getByRole('listitem').first().getAttribute('aria-setsize'))
  expect(all).toBeGreaterThan(100)
  expect(await list.getByRole('listitem').count()).toBeLessThan(all)
  const printed = page.evaluate(
    (label) =>
      new Promise<number>((resolve) => {
        // The browser asks once more, right before it takes its picture.
        addEventListener('beforeprint', () =>
          setTimeout(() =>
            resolve(document.querySelectorAll(`ul[aria-label="${label}"] > li`).length),
          ),
        )
      }),
    '크리스타',
  )
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await printed).toBe(all)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  expect(await list.getByRole('listitem').count()).toBeLessThan(all)
  // The paper itself: several pages, which a list cut to the screen does not fill.
  expect((await page.pdf()).length).toBeGreaterThan(0)

  await test.step('it is copied whole, also what is not drawn', async () => {
    const rows = list.getByRole('listitem')
    await expect.poll(() => rows.count()).toBeLessThan(all)
    const drawn = await rows.count()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Control+C')
    const table = await clipboardTable(page)
    expect(table[0]).toEqual(['이름', '종류', '단계', '옵션'])
    expect(table).toHaveLength(all + 1)
    expect(new Set(table.map((cells) => cells.length))).toEqual(new Set([4]))
    // What was drawn for it is gone, and the page is as it was.
    expect(await rows.count()).toBe(drawn)
  })

  await test.step('rows marked from one to another far below are copied, those between them too', async () => {
    // A press on what is marked would begin to drag it.
    await page.evaluate(() => getSelection()?.removeAllRanges())
    await goWithin(page, '/crysta/list?sort=name')
    const byName = page.getByRole('columnheader', { name: '이름' })
    await expect(byName).toHaveAttribute('aria-sort', 'ascending')
    const rowOf = (place: number) => list.locator(`[aria-posinset="${place}"]`)
    await expect(rowOf(3)).toBeVisible()
    const pressAfterWords = async (place: number, modifiers: 'Shift'[]) => {
      const box = (await rowOf(place).boundingBox())!
      const [x, y] = [box.x + box.width - 130, box.y + box.height / 2]
      for (const key of modifiers) await page.keyboard.down(key)
      await page.mouse.move(x - 4, y)
      await page.mouse.down()
      await page.mouse.move(x, y)
      await page.mouse.up()
      for (const key of modifiers) await page.keyboard.up(key)
    }
    const name = (place: number) => rowOf(place).getByRole('button').first().innerText()
    const first = await name(3)
    await pressAfterWords(3, [])
    // A press is no marking yet: the row opens.
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.evaluate(() => window.scrollTo(0, 150 * 36))
    await expect(rowOf(150)).toBeVisible()
    await expect(rowOf(3)).toHaveCount(0)
    const last = await name(150)
    await pressAfterWords(150, ['Shift'])
    await page.keyboard.press('Control+C')
    const table = await clipboardTable(page)
    expect(table).toHaveLength(149)
    expect(table[1]?.[0]).toBe(first)
    expect(table.at(-1)?.[0]).toBe(last)
  })

  await test.step('marked bosses are copied as columns', async () => {
    await goWithin(page, '/boss')
    const rows = page.getByRole('list', { name: '보스' }).getByRole('listitem')
    await expect(rows.nth(2)).toBeVisible()
    const text = await page.evaluate(() => {
      const items = document.querySelectorAll('ul[aria-label="보스"] > li')
      getSelection()?.setBaseAndExtent(items[0]!, 0, items[1]!, items[1]!.childNodes.length)
      const data = new DataTransfer()
      items[0]!.dispatchEvent(
        new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }),
      )
      return data.getData('text/plain')
    })
    const lines = text.split('\n').map((line) => line.split('\t'))
    expect(lines).toHaveLength(3)
    expect(lines.map((cells) => cells.length)).toEqual([10, 10, 10])
    expect(lines[0]?.[0]).toBe('이름')
    expect(lines[1]?.[0]).toBe(await rows.first().getByRole('button').first().innerText())
  })
})
