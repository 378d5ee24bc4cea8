import { expect, test } from '../watch-console.ts'
import { StattingPage } from './statting-page.ts'

test('with many sessions the one in front and the way to a new one are in sight', {
  tag: '@both',
}, async ({ page }) => {
  const statting = new StattingPage(page)
  await statting.open()
  const tabs = page.getByRole('navigation', { name: '내 세팅' })
  const add = tabs.getByRole('button', { name: '새 세팅', exact: true }).last()
  const front = tabs.locator('[aria-current]')
  for (let count = 2; count <= 14; count++) {
    await add.click()
    await expect(front).toHaveText(`새 세팅 ${count}`)
  }
  await expect(front).toBeInViewport({ ratio: 1 })
  await expect(add).toBeInViewport({ ratio: 1 })

  await page.reload()
  await expect(front).toHaveText('새 세팅 14')
  await expect(front).toBeInViewport({ ratio: 1 })

  await page.getByRole('button', { name: '세팅 메뉴' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '복제', exact: true }).click()
  await expect(front).toHaveText('새 세팅 14 복사본')
  await expect(front).toBeInViewport({ ratio: 1 })

  await tabs.evaluate((strip) => strip.scrollTo({ left: 0 }))
  await page.reload()
  await expect(front).toBeInViewport({ ratio: 1 })
})
