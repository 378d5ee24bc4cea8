import { expect, test } from '../watch-console.ts'

test('a long list is printed whole', async ({ page }) => {
  await page.goto('/crysta/list')
  const list = page.getByRole('list', { name: '크리스타' })
  await expect(list.getByRole('listitem').first()).toBeVisible()
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
})

test('marked bosses are copied as columns', async ({ page }) => {
  await page.goto('/boss')
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
