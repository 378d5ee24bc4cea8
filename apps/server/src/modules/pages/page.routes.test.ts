import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { createDrawnApp, openDrawn } from '../../../test/drawn-site.ts'
import { type Person, signIn } from '../../../test/people.ts'

const STRUCTURED = /<script type="application\/ld\+json">(?<json>[^<]*)<\/script>/g
const DATA = /<script type="application\/json" id="page-data">(?<json>[^<]*)<\/script>/
const START = '2026-11-20T00:00:00.000Z'
const END = '2026-12-20T00:00:00.000Z'

/** What is written in a page, without what its elements are called. */
const wordsOf = (body: string) =>
  (/<main[^]*<\/main>/.exec(body)?.[0] ?? '').replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

const structuredIn = (body: string) =>
  [...body.matchAll(STRUCTURED)].map(
    ({ groups }) => JSON.parse(groups?.['json'] ?? '') as Record<string, unknown>,
  )

describeWithDatabase('pages that their routes draw', () => {
  let test: TestApp
  let editor: Person
  beforeAll(async () => {
    test = await createDrawnApp()
    editor = await signIn(test, 'EDITOR')
  })
  afterAll(() => test.close())

  const open = async (url: string, headers = {}) => openDrawn(test, { url, headers })

  async function write(path: string, body: object) {
    const made = await editor.call('POST', path, body)
    expect(made.statusCode, made.body).toBe(201)
    return made.json<{ id: string; version: number }>()
  }

  describe('of things', () => {
    it('say what they are about before any script has run', async () => {
      const { statusCode, body } = await open('/crysta/excavated_golem')
      expect(statusCode).toBe(200)
      expect(body).toContain('<title>발굴 골렘 · 크리스타 · 결정판</title>')
      expect(body).toContain('<link rel="canonical" href="/crysta/excavated_golem">')
      expect(body).toMatch(/<meta name="description" content="종류 [^"]*옵션 /)
      expect(body).toMatch(/<meta property="og:title" content="발굴 골렘 · 크리스타 · 결정판">/)
      expect(body).toMatch(/<h1[^>]*>발굴 골렘<\/h1>/)
      expect(body).toContain('href="/boss/excavated-golem"')
      expect(body).not.toContain('자바스크립트가 있어야')
    })

    it.each([
      ['/boss/excavated-golem', '보스', '3,150'],
      ['/equipment/1h-sword-1stannivsword', '장비', 'STR'],
      ['/ability/str_up', '어빌리티', 'STR +1T'],
      ['/registlet/hard-hit-enhancer', '레지스트릿', '5%'],
    ])('stand at %s', async (url, list, fact) => {
      const { statusCode, body } = await open(url)
      expect(statusCode).toBe(200)
      expect(body).toMatch(new RegExp(`<title>[^<]+ · ${list} · 결정판</title>`))
      expect(wordsOf(body)).toContain(fact)
      expect(structuredIn(body)).toMatchObject([{ '@type': 'BreadcrumbList' }])
    })

    it('cannot be broken out of by what an editor writes', async () => {
      const note = '</script><script>alert(1)</script><img src=x onerror=alert(2)>'
      const name = '<b>"굵게" & \'얇게\''
      const { id } = await write('/api/crysta', { name, kind: 'weapon', note })
      const { body } = await open(`/crysta/${id}`)
      expect(wordsOf(body)).toContain('&lt;b&gt;&quot;굵게&quot; &amp; &#x27;얇게&#x27;')
      expect(body).not.toContain('<img src=x')
      expect(body).not.toContain('<script>alert')
      const data = JSON.parse(DATA.exec(body)?.groups?.['json'] ?? '{}') as {
        readonly cache: { readonly queries: Readonly<Record<string, { readonly data?: unknown }>> }
      }
      const answers = Object.values(data.cache.queries).map((query) => query.data)
      expect(answers).toContainEqual(expect.objectContaining({ id, note }))
    })

    it('lead from a former id to the present one, with whatever was asked', async () => {
      const { statusCode, headers } = await open('/crysta/ko-jegaix?from=old')
      expect([statusCode, headers.location]).toEqual([308, '/crysta/zega_ix?from=old'])
    })

    it('say with 404 what is not in the data', async () => {
      const { statusCode, body } = await open('/crysta/no-such-thing')
      expect(statusCode).toBe(404)
      expect(body).toContain('<title>자료에 없어요 | 결정판</title>')
      expect(wordsOf(body)).toContain('자료에 없어요')
      expect(body).toContain('noindex')
      expect(body).not.toMatch(/canonical/)
      const hostile = await open('/boss/%22%3E%3Cscript%3E')
      expect(hostile.statusCode).toBe(404)
      expect(hostile.body).not.toContain('"><script>')
    })

    it('are sent again only when something has changed', async () => {
      await open('/crysta/bakuzan')
      const headers = { 'accept-encoding': 'br' }
      const first = await open('/crysta/bakuzan', headers)
      expect(first.headers['content-encoding']).toBe('br')
      const etag = String(first.headers['etag'])
      const again = await open('/crysta/bakuzan', { ...headers, 'if-none-match': etag })
      expect(again.statusCode).toBe(304)
    })

    it('can be read in English, by the address or once chosen', async () => {
      const english = await open('/crysta/bakuzan?lang=english')
      expect(english.body).toContain('<html lang="en">')
      expect(english.body).toContain(' · Crystas · Gyeoljeongpan</title>')
      expect(english.body).toContain('/og/crysta/bakuzan.png?')
      expect(english.headers['vary']).toContain('Cookie')
      const boss = await open('/boss/excavated-golem?lang=english')
      expect(wordsOf(boss.body)).toContain('A Golem on a Rampage')
      const chosen = await open('/crysta/bakuzan', { cookie: 'lang=english' })
      expect(chosen.body).toBe(english.body)
      const back = await open('/crysta/bakuzan?lang=korea', { cookie: 'lang=english' })
      expect(back.body).toContain('<html lang="ko">')
      const visit = await open('/crysta/bakuzan', { cookie: 'visit-lang=english; lang=korea' })
      expect(visit.body).toBe(english.body)
      const unknown = await open('/crysta/bakuzan?lang=klingon', { cookie: 'lang=__proto__' })
      expect(unknown.body).toContain('<html lang="ko">')
    })
  })

  describe('of what people write', () => {
    it('an event tells when it is and what it is about, to people and to machines', async () => {
      const event = { title: '가을 <축제>', startAt: START, endAt: END }
      const { id, version } = await write('/api/event', {
        ...event,
        body: '**보스**를 잡아요. [공지](/notion)',
        rewards: ['염색약'],
      })
      const { statusCode, body } = await open(`/event/${id}`)
      expect(statusCode).toBe(200)
      expect(body).toContain('<title>가을 &lt;축제&gt; | 결정판</title>')
      expect(body).toMatch(/<meta name="description" content="이벤트 · [^"]*보스 를 잡아요/)
      expect(body).toContain(`<link rel="canonical" href="/event/${id}">`)
      expect(body).toMatch(/<h1[^>]*>가을 &lt;축제&gt;<\/h1>/)
      expect(body).toContain('<strong>보스</strong>')
      expect(wordsOf(body)).toContain('염색약')
      expect(structuredIn(body)).toMatchObject([
        {
          '@type': 'BreadcrumbList',
          itemListElement: [{ position: 1 }, { name: '이벤트 일정' }, { name: '가을 <축제>' }],
        },
        { '@type': 'Event', name: '가을 <축제>', startDate: START, endDate: END },
      ])
      await editor.call('PUT', `/api/event/${id}`, {
        ...event,
        title: '겨울 축제',
        body: '',
        version,
      })
      await expect
        .poll(async () => (await open(`/event/${id}`)).body)
        .toMatch(/<h1[^>]*>겨울 축제</)
    })

    it('a notice for visitors is in its page; one for members says nothing to others', async () => {
      const shown = await write('/api/notification', { title: '열린 공지', body: '모두 읽어요' })
      const secret = { title: '감춘 공지', body: '회원만 읽어요', levelCode: 'MEMBER' }
      const hidden = await write('/api/notification', secret)
      expect(wordsOf((await open(`/notion/${shown.id}`)).body)).toContain('모두 읽어요')
      const { statusCode, body } = await test.app.inject({ url: `/notion/${hidden.id}` })
      expect(statusCode).toBe(200)
      expect(body).not.toMatch(/감춘|회원만/)
      expect(structuredIn(body)).toEqual([])
      await expect.poll(async () => (await open('/notion')).body).toContain('열린 공지')
      expect((await open('/notion')).body).not.toContain('감춘')
    })

    it('nothing that is written breaks out of the page', async () => {
      const text = '</noscript><script>alert(1)</script></script><img src=x onerror=alert(2)>'
      const { id } = await write('/api/notification', { title: text.slice(0, 60), body: text })
      const { body } = await open(`/notion/${id}`)
      expect(body).not.toMatch(/<script>alert|<img src=x/)
      expect(structuredIn(body)).toHaveLength(2)
    })

    it('a guide is in its page and in the list of the site', async () => {
      const guide = { name: '한손검 전사', summary: '튼튼해요', body: '## 시작' }
      const { id } = await write('/api/job', guide)
      const { body } = await open(`/job/${id}`)
      expect(body).toMatch(/<h1[^>]*>한손검 전사<\/h1>/)
      expect(structuredIn(body)[1]).toMatchObject({ '@type': 'Article', headline: '한손검 전사' })
      const posts = await test.app.inject({ url: '/sitemap/posts.xml' })
      expect(posts.body).toContain(`/job/${id}</loc>`)
      await expect.poll(async () => (await open('/job')).body).toContain(`href="/job/${id}"`)
    })

    it('what nothing stands behind is left to the page, which knows who asks', async () => {
      for (const url of ['/event/no-such-event', '/current-price/nobody-knows-this']) {
        const { statusCode, headers, body } = await test.app.inject({ url })
        expect(statusCode).toBe(200)
        expect(headers['link']).toContain(url)
        expect(body).not.toContain(url)
      }
    })
  })

  describe('of one of a kind', () => {
    it.each([
      ['/help/statting', '옵션 부여 도움말 | 결정판', '도움말'],
      ['/skill/info/weapon/blade', '블레이드 스킬 | 결정판', '스킬 정보'],
      ['/comics/initials', '게임하면서 한 손으로 찾기 | 결정판', '만화'],
      ['/current-price/material-mana', '마소 시세 · 결정판', '시세'],
      ['/skill/info/weapon/blade?lang=english', 'Blade Skills | Gyeoljeongpan', 'Skills'],
    ])('%s is called “%s”', async (url, title, list) => {
      const { statusCode, body } = await open(url)
      expect(statusCode).toBe(200)
      expect(body).toContain(`<title>${title}</title>`)
      expect(body).toMatch(new RegExp(`"name":"${list}"`))
      expect(wordsOf(body).length).toBeGreaterThan(100)
    })

    it('name every skill of a tree, each with its place on the page', async () => {
      const { body } = await open('/skill/info/weapon/blade')
      expect(body).toContain('id="skill-0"')
      expect(body).toMatch(/<meta name="description" content="스킬 \d+개: /)
    })

    it.each([
      '/help/no-such-topic',
      '/help/constructor',
      '/comics/no-such-comic',
      '/comics/%2e%2e%2f%2e%2e',
      '/skill/info/weapon/no-such-tree',
      '/skill/info/magic/blade',
    ])('%s is not there', async (url) => {
      const { statusCode, body } = await open(url)
      expect(statusCode).toBe(404)
      expect(body).toContain('noindex')
    })
  })

  describe('of lists', () => {
    it.each(['/crysta/list', '/boss', '/equipment', '/registlet', '/ability'])(
      '%s shows its first things, names more and says how many there are',
      async (url) => {
        const { body } = await open(url)
        const [way, list] = structuredIn(body)
        expect(way).toMatchObject({ '@type': 'BreadcrumbList' })
        expect(list).toMatchObject({ '@type': 'ItemList' })
        expect(Number(list?.['numberOfItems'])).toBeGreaterThan(30)
        const rows = list?.['itemListElement'] as readonly { readonly name: string }[]
        expect(rows).toHaveLength(30)
        expect(wordsOf(body)).toContain(rows[0]?.name)
      },
    )

    it('show the rows an address asks for', async () => {
      const { body } = await open('/crysta/list?kind=weapon&q=%ED%8F%AC%ED%88%BC')
      expect(wordsOf(body)).toContain('포툼')
      const armor = await open('/crysta/list?kind=armor&tier=base')
      expect(wordsOf(armor.body)).not.toContain('포툼')
    })

    it.each([
      ['/crysta/list?id=bakuzan&q=x', '/crysta/bakuzan'],
      ['/crysta/list?id=ko-jegaix', '/crysta/zega_ix'],
      ['/boss?event=1&id=excavated-golem', '/boss/excavated-golem'],
      ['/crysta/list?id=no-such-thing', '/crysta/list'],
      ['/equipment', '/equipment'],
    ])('%s is a quick look at %s', async (url, canonical) => {
      expect((await open(url)).body).toContain(`<link rel="canonical" href="${canonical}">`)
    })
  })

  it.each([
    ['/help', 'FAQPage', '가입해야 쓸 수 있나요?'],
    ['/terms-of-use', 'BreadcrumbList', '이용약관'],
    ['/about/data', 'BreadcrumbList', '크리스타'],
    ['/statting', 'BreadcrumbList', '레시피 잠재'],
    ['/character', 'BreadcrumbList', '캐릭터'],
    ['/', 'WebSite', '옵션 부여'],
  ])('%s can be read', async (url, kind, words) => {
    const { body } = await open(url)
    expect(wordsOf(body)).toContain(words)
    expect(structuredIn(body).map((one) => one['@type'])).toContain(kind)
  })

  it.each(['/setting', '/admin', '/403'])('%s is left to the app', async (url) => {
    const { statusCode, body } = await test.app.inject({ url })
    expect(statusCode).toBe(200)
    expect(body).toContain('<div id="root"></div>')
  })

  it('say what is no address of ours, and repeat nothing of it', async () => {
    const { statusCode, body } = await open('/no/such/%3Cscript%3Epage')
    expect(statusCode).toBe(404)
    expect(body).toContain('noindex')
    expect(body).not.toContain('such')
  })

  it('are as they are whatever else stands in the query', async () => {
    const plain = await open('/help/statting')
    const noisy = await open('/help/statting?utm_source=x&q=%3Cscript%3E')
    expect(noisy.body).toBe(plain.body)
  })
})
