import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn } from '../../../test/people.ts'
import { toRobots, toSitemap } from './sitemap.ts'

/** Where the site stands that has no public address. */
const ORIGIN = 'http://localhost:3000'

describeWithDatabase('the pages of things', () => {
  let test: TestApp
  let editor: Person
  beforeAll(async () => {
    test = await createApp()
    editor = await signIn(test, 'EDITOR')
  })
  afterAll(() => test.close())

  const open = (url: string, headers = {}) => test.app.inject({ url, headers })

  it('say what they are about before any script has run', async () => {
    const { statusCode, body } = await open('/crysta/excavated_golem')
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>발굴 골렘 · 크리스타 · 결정판</title>')
    expect(body).toContain('<link rel="canonical" href="/crysta/excavated_golem">')
    expect(body).toMatch(/<meta name="description" content="종류 [^"]*옵션 /)
    expect(body).toMatch(/<meta property="og:title" content="발굴 골렘 · 크리스타 · 결정판">/)
    expect(body).toContain('<h1>발굴 골렘</h1>')
    expect(body).toContain('<a href="/boss/excavated-golem">발굴 골렘</a>')
    expect(body).not.toContain('자바스크립트가 있어야')
  })

  it.each([
    ['/boss/excavated-golem', '보스', '<dd>3,150</dd>'],
    ['/equipment/1h-sword-1stannivsword', '장비', '<dd>STR +1%</dd>'],
    ['/ability/str_up', '어빌리티', '<dd>STR +1T</dd>'],
    ['/registlet/hard-hit-enhancer', '레지스트릿', '위력 +5%/레벨'],
  ])('stand at %s', async (url, list, fact) => {
    const { statusCode, body } = await open(url)
    expect(statusCode).toBe(200)
    expect(body).toMatch(new RegExp(`<title>[^<]+ · ${list} · 결정판</title>`))
    expect(body).toContain(fact)
  })

  it('cannot be broken out of by what an editor writes', async () => {
    const note = '</script><script>alert(1)</script><img src=x onerror=alert(2)>'
    const made = await editor.call('POST', '/api/crysta', {
      name: '<b>"굵게" & \'얇게\'',
      kind: 'weapon',
      note,
    })
    expect(made.statusCode, made.body).toBe(201)
    const { id } = made.json<{ id: string }>()
    const { body } = await open(`/crysta/${id}`)
    expect(body).toContain('<h1>&lt;b&gt;&quot;굵게&quot; &amp; &#39;얇게&#39;</h1>')
    expect(body).not.toContain('<img src=x')
    expect(body).not.toContain('<script>alert')
    const answers = /<script type="application\/json" id="page-answers">(?<json>[^<]*)<\/script>/
    const json = answers.exec(body)?.groups?.['json'] ?? ''
    expect(JSON.parse(json)).toMatchObject({ [`/api/crysta/${id}`]: { id, note } })
  })

  it('lead from a former id to the present one, with whatever was asked', async () => {
    const { statusCode, headers } = await open('/crysta/ko-jegaix?from=old')
    expect([statusCode, headers.location]).toEqual([308, '/crysta/zega_ix?from=old'])
  })

  it.each(['/crysta/no-such-thing', '/boss/%22%3E%3Cscript%3E'])(
    'say with 404 that %s is not in the data',
    async (url) => {
      const { statusCode, body } = await open(url)
      expect(statusCode).toBe(404)
      expect(body).toContain('<h1>자료에 없어요</h1>')
      expect(body).toContain('noindex')
      expect(body).not.toMatch(/canonical|"><script>|no-such-thing/)
    },
  )

  it('leave the fixed words of the lists what they are', async () => {
    for (const url of ['/crysta/list', '/crysta/tree', '/crysta/ability', '/boss/create'])
      expect((await open(url)).body).toContain('<div id="root"></div>')
  })

  it.each([
    ['/crysta/list?id=bakuzan&q=x', '/crysta/bakuzan'],
    ['/crysta/list?id=ko-jegaix', '/crysta/zega_ix'],
    ['/boss?event=1&id=excavated-golem', '/boss/excavated-golem'],
    ['/crysta/list?id=no-such-thing', '/crysta/list'],
    ['/equipment', '/equipment'],
  ])('are what %s is a quick look at', async (url, canonical) => {
    expect((await open(url)).body).toContain(`<link rel="canonical" href="${canonical}">`)
  })

  it('are sent again only when something has changed', async () => {
    const first = await open('/crysta/bakuzan', { 'accept-encoding': 'br' })
    expect(first.headers['content-encoding']).toBe('br')
    const etag = String(first.headers['etag'])
    const again = await open('/crysta/bakuzan', { 'accept-encoding': 'br', 'if-none-match': etag })
    expect(again.statusCode).toBe(304)
  })

  it('can be read in English, by the address or once chosen', async () => {
    const english = await open('/crysta/bakuzan?lang=english')
    expect(english.body).toContain('<html lang="en">')
    expect(english.body).toContain(' · Crystas · Gyeoljeongpan</title>')
    expect(english.body).toContain('<dt>Stats</dt>')
    expect(english.body).toContain('<a href="/crysta/list?lang=english">Crystas</a>')
    expect(english.body).toContain('/og/crysta/bakuzan.png?v=')
    expect(english.headers['vary']).toContain('Cookie')
    const boss = await open('/boss/excavated-golem?lang=english')
    expect(boss.body).toContain('Episode 3: A Golem on a Rampage')
    const chosen = await open('/crysta/bakuzan', { cookie: 'lang=english' })
    expect(chosen.body).toBe(english.body)
    const back = await open('/crysta/bakuzan?lang=korea', { cookie: 'lang=english' })
    expect(back.body).toContain('<html lang="ko">')
    const visit = await open('/crysta/bakuzan', { cookie: 'visit-lang=english; lang=korea' })
    expect(visit.body).toBe(english.body)
    const unknown = await open('/crysta/bakuzan?lang=klingon', { cookie: 'lang=__proto__' })
    expect(unknown.body).toContain('<html lang="ko">')
    expect((await open('/crysta/nothing-here?lang=english')).body).toContain('Not in our data')
  })

  it('are listed for crawlers, a new one as soon as it is there', async () => {
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
