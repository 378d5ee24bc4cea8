import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { createDrawnApp, openDrawn } from '../../../test/drawn-site.ts'
import { type Person, signIn } from '../../../test/people.ts'

// The first picture waits for a process to start.
vi.setConfig({ testTimeout: 60_000 })

/** Pages that their routes draw. */
const DRAWN = /^\/(?:crysta|boss|equipment|ability|registlet|event|notion|job)\/(?!list)/

const HOSTILE = '🔥</svg><script>alert(1)</script> & "검" مرحبا 👨‍👩‍👧‍👦'

describeWithDatabase('preview pictures', () => {
  let test: TestApp
  let editor: Person
  beforeAll(async () => {
    test = await createDrawnApp()
    editor = await signIn(test, 'EDITOR')
  })
  afterAll(() => test.close())

  const open = async (url: string, headers = {}) => test.app.inject({ url, headers })

  /** The picture's address as the head of a page names it. */
  const pictureOf = async (page: string) => {
    const { body } = DRAWN.test(page) ? await openDrawn(test, { url: page }) : await open(page)
    const url = /property="og:image" content="(?<path>[^"]+)"/.exec(body)
    return url?.groups?.['path'] ?? ''
  }

  /** A busy machine may be late: then the site's own picture is sent, not to be kept for long. */
  const drawn = async (url: string) =>
    vi.waitFor(
      async () => {
        const answer = await open(url)
        expect(answer.headers['cache-control']).not.toBe('public, max-age=60')
        return answer
      },
      { timeout: 60_000, interval: 200 },
    )

  /** That there is a picture as its page's head promises. */
  const expectPicture = async (page: string, path: string) => {
    const url = await pictureOf(page)
    expect(url).toMatch(new RegExp(`^/og/${path}\\.png\\?v=[0-9a-f]{12}$`))
    const { statusCode, headers, rawPayload } = await drawn(url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(await sharp(rawPayload).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    })
    return { url, etag: String(headers.etag), rawPayload }
  }

  it.each([
    'crysta/excavated_golem',
    'boss/excavated-golem',
    'equipment/1h-sword-1stannivsword',
    'ability/str_up',
    'registlet/hard-hit-enhancer',
  ])('are of the thing at /%s', async (path) => {
    await expectPicture(`/${path}`, path)
  })

  it('are of events, notices and short links, whatever is written in them', async () => {
    const write = async (path: string, body: object) => {
      const made = await editor.call('POST', path, body)
      expect(made.statusCode, made.body).toBe(201)
      return made.json<{ id: string; code: string }>()
    }
    const times = { startAt: '2026-11-20T00:00:00.000Z', endAt: '2026-12-20T00:00:00.000Z' }
    const event = await write('/api/event', { title: HOSTILE, body: HOSTILE, ...times })
    await expectPicture(`/event/${event.id}`, `event/${event.id}`)
    const notice = await write('/api/notification', { title: '🙂', body: HOSTILE })
    await expectPicture(`/notion/${notice.id}`, `notion/${notice.id}`)
    const work = { path: '/statting', hash: '#v1=abc', title: 'ㅋ'.repeat(60), summary: HOSTILE }
    const { code } = await write('/api/short-link', work)
    await expectPicture(`/s/${code}`, `s/${code}`)
  })

  it('say what the page says now, and are kept once drawn', async () => {
    const first = await expectPicture('/crysta/excavated_golem', 'crysta/excavated_golem')
    const again = await open(first.url)
    expect(again.rawPayload).toEqual(first.rawPayload)
    expect((await open(first.url, { 'if-none-match': first.etag })).statusCode).toBe(304)
    const names = readdirSync(join(test.options.dataDir, 'pictures'))
    expect(names).toContain(`${first.etag.replaceAll('"', '')}.png`)
  })

  it('under another name may change soon, and draw nothing anew', async () => {
    const before = readdirSync(join(test.options.dataDir, 'pictures')).length
    for (const query of ['', '?v=', '?v=0', '?v=ffffffffffff', '?x=1']) {
      const { headers } = await open(`/og/crysta/excavated_golem.png${query}`)
      expect(headers['cache-control']).toBe('public, max-age=300')
    }
    expect(readdirSync(join(test.options.dataDir, 'pictures'))).toHaveLength(before)
  })

  it.each([
    '/og/crysta/nobody-knows-this.png',
    '/og/crysta/excavated_golem',
    '/og/crysta/%22%3E.png',
    '/og/event/00000000-0000-7000-8000-000000000000.png',
    '/og/s/aaaaaaaaaa.png',
    '/og/statting/x.png',
  ])('are not at %s, and nothing is drawn for it', async (url) => {
    const before = readdirSync(join(test.options.dataDir, 'pictures')).length
    expect((await open(url)).statusCode).toBe(404)
    expect(readdirSync(join(test.options.dataDir, 'pictures'))).toHaveLength(before)
  })

  it('of all other pages are the site’s own', async () => {
    expect(await pictureOf('/statting')).toMatch(/^\/og\.v2\.png\?v=/)
    expect(await pictureOf('/crysta/list')).toMatch(/^\/og\.v2\.png\?v=/)
  })
})
