import type { Page } from '@playwright/test'
import { call, freshName, otherPage } from '../people/accounts.ts'
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

/** Texts of one post; many to a post, so that the test ends before the reader loses patience. */
const GROUP = 25

function groupsOf(texts: readonly string[]): string[] {
  const groups: string[] = []
  for (let start = 0; start < texts.length; start += GROUP) {
    groups.push(texts.slice(start, start + GROUP).join('\n\n'))
  }
  return groups
}

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

test('a script that did run would be found', async ({ page }) => {
  await page.goto('/about')
  const findings = await watch(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.setAttribute('href', 'javascript:void 0')
    document.body.append(link)
    Object.assign(window, { __xss: 1 })
  })
  expect(await findings()).toHaveLength(2)
})

test('no notice runs a script in its reader’s browser', async ({ page, browser, people }) => {
  expect(XSS_MARKDOWN.length).toBeGreaterThanOrEqual(200)
  const editor = await otherPage(browser)
  await people.enter(editor, 'EDITOR')
  const ids: string[] = []
  for (const body of groupsOf(XSS_MARKDOWN)) {
    const title = XSS_LINES[ids.length % XSS_LINES.length] ?? ''
    ids.push(await postNotice(editor, { title, body }))
  }
  const findings = await watch(page)
  for (const id of ids) {
    await page.goto(`/notion/${id}`)
    await expect(page.getByRole('article')).toBeVisible()
    // Whatever can be pointed at or followed.
    await page.getByRole('article').hover()
    expect(await findings(), id).toEqual([])
  }
  for (const path of ['/notion', '/notification', '/']) {
    await page.goto(path)
    await expect(page.getByText('__xss').first()).toBeVisible()
    expect(await findings(), path).toEqual([])
  }
  // The writer’s own screens: editor with preview, and management.
  const editorFindings = await watch(editor)
  await editor.goto(`/notion/${ids[0]}/edit`)
  await expect(editor.getByRole('region', { name: '등급별 미리 보기' })).toContainText('그림')
  expect(await editorFindings()).toEqual([])
  await editor.goto('/notion?view=manage')
  await expect(editor.getByText('__xss').first()).toBeVisible()
  expect(await editorFindings()).toEqual([])
  for (const id of ids) await call(editor, 'DELETE', `/api/notification/${id}`)
  await editor.context().close()
})

test('no event runs a script in its reader’s browser', async ({ page, browser, people }) => {
  const editor = await otherPage(browser)
  await people.enter(editor, 'EDITOR')
  const ids: string[] = []
  for (const body of groupsOf(XSS_MARKDOWN)) {
    const title = XSS_LINES[ids.length % XSS_LINES.length] ?? ''
    const rewards = XSS_LINES.slice(0, 20)
    const links = XSS_LINES.slice(0, 10).map((text, index) => ({
      text,
      url: `https://example.com/${index}?'onclick=window.__xss=1`,
    }))
    const startAt = kst(-1, 0)
    const endAt = kst(2, 0)
    ids.push(await postEvent(editor, { title, startAt, endAt, body, rewards, links }))
  }
  const refused = await call(editor, 'POST', '/api/event', {
    title: '나쁜 링크',
    startAt: kst(0, 0),
    links: [{ text: '글', url: 'javascript:window.__xss=1' }],
  })
  expect(refused.status()).toBe(400)

  const findings = await watch(page)
  for (const id of ids) {
    await page.goto(`/event/${id}`)
    await expect(page.getByRole('region', { name: '내용' })).toBeVisible()
    expect(await findings(), id).toEqual([])
  }
  for (const path of ['/event', '/event?show=calendar', '/']) {
    await page.goto(path)
    await expect(page.getByText('__xss').first()).toBeVisible()
    expect(await findings(), path).toEqual([])
  }
  for (const id of ids) await call(editor, 'DELETE', `/api/event/${id}`)
  await editor.context().close()
})

test('no nickname runs a script beside what its owner wrote', async ({ page, browser, people }) => {
  const editor = await otherPage(browser)
  await people.enter(editor, 'EDITOR')
  const id = await postNotice(editor, { title: `이름 ${freshName()}`, body: '본문' })
  const findings = await watch(page)
  for (const nickname of XSS_LINES) {
    const profile = (await (await call(editor, 'GET', '/api/member/profile')).json()) as {
      version: number
    }
    const answer = await call(editor, 'PUT', '/api/member/profile', {
      nickname,
      version: profile.version,
    })
    expect([200, 400]).toContain(answer.status())
    if (answer.status() !== 200) continue
    await page.goto(`/notion/${id}`)
    await expect(page.getByRole('article')).toBeVisible()
    expect(await findings(), nickname).toEqual([])
  }
  await call(editor, 'DELETE', `/api/notification/${id}`)
  await editor.context().close()
})
