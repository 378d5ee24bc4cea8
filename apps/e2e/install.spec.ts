import { expect, test } from './watch-console.ts'

type Picture = { readonly src: string; readonly sizes: string; readonly type: string }
type Manifest = {
  readonly icons: readonly (Picture & { readonly purpose?: string })[]
  readonly screenshots: readonly (Picture & { readonly form_factor: string })[]
  readonly shortcuts: readonly { readonly url: string }[]
  readonly share_target: { readonly action: string }
}

/** Where a PNG says how large it is. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

test('Chromium finds nothing that keeps the app from being installed', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await page.goto('/')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Page.enable')
  const { errors } = await cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  // A window of a test belongs to no profile, and nothing is installed from there.
  const ours = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
  expect(ours).toEqual([])
})

test('every picture and address the manifest names is there, of the size it says', {
  tag: '@desktop',
}, async ({ request }) => {
  const answer = await request.get('/manifest.webmanifest')
  const { icons, screenshots, shortcuts, share_target }: Manifest = await answer.json()
  for (const { src, sizes, type } of [...icons, ...screenshots]) {
    const picture = await request.get(src)
    expect(picture.headers()['content-type'], src).toContain(type)
    if (sizes === 'any') continue
    expect(sizeOf(await picture.body()), src).toBe(sizes)
  }
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  expect(new Set(screenshots.map((one) => one.form_factor))).toEqual(new Set(['narrow', 'wide']))
  for (const { url } of [...shortcuts, { url: share_target.action }])
    expect((await request.get(url)).status(), url).toBe(200)
})

test('what another app shares is opened where it can be read', async ({ page, baseURL }) => {
  const share = (text: string) => page.goto(`/receive?${new URLSearchParams({ text }).toString()}`)

  await share(`이거 봐 ${baseURL}/crysta/list?q=%EA%B3%A8%EB%A0%98`)
  await expect(page).toHaveURL(/\/crysta\/list\?q=/)

  await share('옵션 부여\n1. ATK +10')
  const dialog = page.getByRole('dialog', { name: '불러오기' })
  await expect(dialog.getByRole('textbox')).toHaveValue('옵션 부여\n1. ATK +10')
  await dialog.getByRole('button', { name: '닫기' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: '옵션 고르기' }).first()).toBeVisible()
  await expect(dialog).toHaveCount(0)

  const savedAt = '2026-11-25T00:00:00.000Z'
  const data = { mode: { v: 1, data: 'dark' } }
  await share(JSON.stringify({ app: 'gyeoljeongpan', v: 1, savedAt, data }))
  await expect(page.getByRole('dialog', { name: '백업 불러오기' })).toBeVisible()

  await share('')
  await expect(page.getByRole('heading', { name: '받은 것이 없어요' })).toBeVisible()
})
