import { expectAccessible } from '../expect-accessible.ts'
import { StattingPage } from '../statting/statting-page.ts'
import { expect, test } from '../watch-console.ts'

// A link that is gone answers 404, and the browser says so; so does a connection that is lost.
test.use({ expectedNoise: [/status of 404|net::ERR_INTERNET_DISCONNECTED/] })

// At one width: the same build has one link, and that is its first maker's.
test('a build gets a short link, opens by it elsewhere, and its maker takes it back', async ({
  page,
  browser,
}) => {
  const statting = await StattingPage.withTwoSteps(page)
  await page.getByRole('button', { name: '공유', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '공유' })
  await dialog.getByRole('button', { name: '짧은 링크 만들기' }).click()
  const address = dialog.getByRole('textbox', { name: '짧은 링크' })
  await expect(address).toHaveValue(/\/s\/[0-9A-Za-z]{10}$/)
  const path = (await address.inputValue()).replace(/^[^/]*/, '')
  await expectAccessible(page)

  const elsewhere = await browser.newContext()
  const reader = await elsewhere.newPage()
  await reader.goto(path)
  await expect(reader).toHaveURL(/\/statting#v1=/)
  await expect(reader.getByText('공유받은 세팅을 보고 있어요.')).toBeVisible()
  await expect(reader.getByText('24', { exact: true }).first()).toBeVisible()
  await elsewhere.close()

  await page.goto('/setting')
  const links = page.getByRole('region', { name: '내가 만든 짧은 링크' })
  await links.getByRole('button', { name: '짧은 링크 지우기' }).click()
  await expect(links).toHaveCount(0)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: '사라진 링크예요' })).toBeVisible()
  await expectAccessible(page)

  await statting.open()
  await page.getByRole('button', { name: '공유', exact: true }).click()
  await dialog.getByRole('button', { name: '짧은 링크 만들기' }).click()
  await expect(address).toHaveValue(/\/s\/[0-9A-Za-z]{10}$/)
  const again = (await address.inputValue()).replace(/^[^/]*/, '')
  await dialog.getByRole('button', { name: '짧은 링크 지우기' }).click()
  await expect(address).toHaveCount(0)
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect
    .poll(async () => (await page.request.get(again)).status(), 'the link is back')
    .toBe(200)
})

test('without a connection a short link says that it needs one', async ({ page, context }) => {
  await page.goto('/s/aaaaaaaaaa')
  await expect(page.getByRole('heading', { name: '사라진 링크예요' })).toBeVisible()
  await page.goto('/setting')
  await context.route('**/api/short-link/**', async (route) => route.abort('internetdisconnected'))
  await page.evaluate(() => {
    history.pushState(null, '', '/s/bbbbbbbbbb')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByText('연결되면 열 수 있어요')).toBeVisible()
  await context.unroute('**/api/short-link/**')
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect(page.getByRole('heading', { name: '사라진 링크예요' })).toBeVisible()
})
