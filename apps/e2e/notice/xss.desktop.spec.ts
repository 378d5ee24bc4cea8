import type { Page } from '@playwright/test'
import { call } from '../people/accounts.ts'
import { test } from '../own-site.ts'
import { expect } from '../watch-console.ts'
import { kst, postEvent, postNotice } from './posts.ts'
import { XSS_LINES, XSS_MARKDOWN } from './xss-corpus.ts'

/*
 * The policy of the site would stop a script that got into a page. It is switched off here: what is
 * drawn must be harmless by itself.
 */
test.use({
  bypassCSP: true,
  expectedNoise: [
    [/ERR_/, /404 \(Not Found\)/, /\[http\]/, /400 \(Bad Request\)/],
    { scope: 'test' },
  ],
})

test.describe.configure({ timeout: 180_000 })

/** Notes every script that runs and every window that opens. */
async function watch(page: Page): Promise<() => Promise<unknown[]>> {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  return async () => {
    const found = await page.evaluate(() => {
      const bad = [...document.querySelectorAll('*')].filter((element) =>
        [...element.attributes].some(
          ({ name, value }) =>
            /^on/i.test(name) ||
            (/^(?:href|src|action|formaction|data|xlink:href)$/.test(name) &&
              /^\s*(?:javascript|data:text|vbscript)/i.test(value)),
        ),
      )
      const foreign = document.querySelectorAll('#root script, #root iframe, #root object')
      return [
        ...('__xss' in window ? ['__xss'] : []),
        ...bad.map((element) => element.outerHTML),
        ...[...foreign].map((element) => element.outerHTML),
      ]
    })
    return [...dialogs, ...found]
  }
}

test('neither notice nor event runs a script in the browser of its readers or its writer', async ({
  page,
  people,
}) => {
  expect(XSS_MARKDOWN.length).toBeGreaterThanOrEqual(200)
  // One by one they are tried in markdown-safety.test.tsx: here all of them stand on a page.
  const body = XSS_MARKDOWN.join('\n\n')
  const editor = await people.voice('EDITOR')
  const notices: string[] = []
  const events: string[] = []
  for (const title of XSS_LINES) {
    const isFirst = notices.length === 0
    notices.push(await postNotice(editor, { title, body: isFirst ? body : '본문' }))
    const rewards = XSS_LINES.slice(0, 20)
    const links = XSS_LINES.slice(0, 10).map((text, index) => ({
      text,
      url: `https://example.com/${index}?'onclick=window.__xss=1`,
    }))
    const days = { startAt: kst(-1, 0), endAt: kst(2, 0) }
    const rest = isFirst ? { body, rewards, links } : { body: '본문' }
    events.push(await postEvent(editor, { title, ...days, ...rest }))
  }

  await test.step('no title stands in a page as anything but text', async () => {
    const tags = XSS_LINES.filter((line) => line.includes('<'))
    for (const path of [
      ...notices.map((id) => `/notion/${id}`),
      ...events.map((id) => `/event/${id}`),
    ]) {
      const sent = await (await page.request.get(path)).text()
      for (const tag of tags) expect(sent, path).not.toContain(tag)
    }
  })

  const findings = await watch(page)
  await test.step('the pages of readers', async () => {
    await page.goto(`/notion/${notices[0]}`)
    await expect(page.getByRole('article')).toContainText('${window.__xss=1}')
    // Whatever can be pointed at or followed.
    await page.getByRole('article').hover()
    expect(await findings()).toEqual([])
    await page.goto(`/event/${events[0]}`)
    await expect(page.getByRole('region', { name: '내용' })).toContainText('${window.__xss=1}')
    expect(await findings()).toEqual([])
    for (const path of ['/notion', '/notification', '/event', '/event?show=calendar', '/']) {
      await page.goto(path)
      await expect(page.getByText('__xss').first()).toBeVisible()
      expect(await findings(), path).toEqual([])
    }
  })

  await test.step('the screens of a writer: editor with preview, and management', async () => {
    await people.enter(page, 'ADMIN')
    await page.goto(`/notion/${notices[0]}/edit`)
    await expect(page.getByRole('region', { name: '등급별 미리 보기' })).toContainText('그림')
    expect(await findings()).toEqual([])
    await page.goto('/notion?view=manage')
    await expect(page.getByText('__xss').first()).toBeVisible()
    expect(await findings()).toEqual([])
  })

  await test.step('one that did run would be found', async () => {
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.setAttribute('href', 'javascript:void 0')
      document.body.append(link)
      Object.assign(window, { __xss: 1 })
    })
    expect(await findings()).toHaveLength(2)
  })

  for (const id of notices) await call(editor, 'DELETE', `/api/notification/${id}`)
  for (const id of events) await call(editor, 'DELETE', `/api/event/${id}`)
})
