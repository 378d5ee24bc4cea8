import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn } from '../../../test/people.ts'
import { toRobots, toSitemap } from './sitemap.ts'

/** Where the site stands that has no public address. */
const ORIGIN = 'http://localhost:3000'

describeWithDatabase('what crawlers ask for first', () => {
  let test: TestApp
  let editor: Person
  beforeAll(async () => {
    test = await createApp()
    editor = await signIn(test, 'EDITOR')
  })
  afterAll(() => test.close())

  const open = (url: string, headers = {}) => test.app.inject({ url, headers })

  it('lists every page, a new one as soon as it is there', async () => {
    const index = await open('/sitemap.xml')
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
    const files = [...index.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, file = '']) => file)
    expect(files).toContain(`${ORIGIN}/sitemap/boss.xml`)
    const lists = await Promise.all(files.map(async (file) => open(new URL(file).pathname)))
    const body = lists.map((list) => list.body).join('')
    for (const path of [
      '/',
      '/crysta/list',
      '/crysta/bakuzan',
      '/equipment/1h-sword-1stannivsword',
    ]) {
      expect(body).toContain(`<loc>${ORIGIN}${path}</loc>`)
      expect(body).toContain(`<loc>${ORIGIN}${path}?lang=english</loc>`)
    }
    expect(body).not.toMatch(/:id|\/admin|\/create|\/login/)
    const [{ headers } = index] = lists
    const again = await open('/sitemap/pages.xml', { 'if-none-match': headers['etag'] })
    expect(again.statusCode).toBe(304)
    expect((await open('/sitemap/nothing.xml')).statusCode).toBe(404)
    expect((await open('/sitemap/pages')).statusCode).toBe(404)
    const made = await editor.call('POST', '/api/boss', { name: '새로 온 보스', kind: 'boss' })
    expect(made.statusCode, made.body).toBe(201)
    const { id } = made.json<{ id: string }>()
    expect((await open('/sitemap/boss.xml')).body).toContain(`<loc>${ORIGIN}/boss/${id}</loc>`)
  })
})

it('a list for crawlers is written as sitemaps.org says, and never too long', () => {
  const many = Array.from({ length: 60_000 }, (_, place) => ({
    path: `/boss/${place}`,
    updatedAt: 0,
  }))
  const text = toSitemap(ORIGIN, many)
  expect(text.match(/<url>/g)).toHaveLength(50_000)
  expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset ')).toBe(true)
  expect(text).toContain(
    `<url><loc>${ORIGIN}/boss/0</loc><lastmod>1970-01-01</lastmod><xhtml:link rel="alternate" hreflang="ko" href="${ORIGIN}/boss/0"/>`,
  )
  expect(toRobots(ORIGIN)).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`)
})
