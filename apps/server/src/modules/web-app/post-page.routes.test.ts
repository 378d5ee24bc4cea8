import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn } from '../../../test/people.ts'

const STRUCTURED = /<script type="application\/ld\+json">(?<json>[^<]*)<\/script>/g
const START = '2026-11-20T00:00:00.000Z'
const END = '2026-12-20T00:00:00.000Z'

describeWithDatabase('the pages of events, notices and guides', () => {
  let test: TestApp
  let editor: Person
  beforeAll(async () => {
    test = await createApp()
    editor = await signIn(test, 'EDITOR')
  })
  afterAll(() => test.close())

  const open = (url: string) => test.app.inject({ url })
  const structuredIn = (body: string) =>
    [...body.matchAll(STRUCTURED)].map(
      ({ groups }) => JSON.parse(groups?.['json'] ?? '') as Record<string, unknown>,
    )

  async function write(path: string, body: object) {
    const made = await editor.call('POST', path, body)
    expect(made.statusCode, made.body).toBe(201)
    return made.json<{ id: string; version: number }>()
  }

  it('an event tells when it is and what it is about, to people and to machines', async () => {
    const { id, version } = await write('/api/event', {
      title: '가을 <축제>',
      startAt: START,
      endAt: END,
      body: '**보스**를 잡아요. [공지](/notion)',
      rewards: ['염색약'],
    })
    const { statusCode, body } = await open(`/event/${id}`)
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>가을 &lt;축제&gt; | 결정판</title>')
    expect(body).toMatch(/<meta name="description" content="이벤트 · [^"]*보스 를 잡아요/)
    expect(body).toContain(`<link rel="canonical" href="/event/${id}">`)
    expect(body).toContain('<h1>가을 &lt;축제&gt;</h1>')
    expect(body).toContain('<strong>보스</strong>')
    expect(body).toContain('<li>염색약</li>')
    expect(structuredIn(body)).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ position: 1 }, { name: '이벤트 일정' }, { name: '가을 <축제>' }],
      },
      { '@type': 'Event', name: '가을 <축제>', startDate: START, endDate: END },
    ])

    await editor.call('PUT', `/api/event/${id}`, {
      title: '겨울 축제',
      startAt: START,
      endAt: END,
      body: '',
      version,
    })
    expect((await open(`/event/${id}`)).body).toContain('<h1>겨울 축제</h1>')
  })

  it('a notice for visitors is in its page; one for members says nothing to others', async () => {
    const shown = await write('/api/notification', { title: '열린 공지', body: '모두 읽어요' })
    const hidden = await write('/api/notification', {
      title: '감춘 공지',
      body: '회원만 읽어요',
      levelCode: 'MEMBER',
    })
    expect((await open(`/notion/${shown.id}`)).body).toContain('<p>모두 읽어요</p>')
    const { statusCode, body } = await open(`/notion/${hidden.id}`)
    expect(statusCode).toBe(200)
    expect(body).not.toMatch(/감춘|회원만/)
    expect(structuredIn(body)).toEqual([])
    const list = (await open('/notion')).body
    expect(list).toContain('열린 공지')
    expect(list).not.toContain('감춘')
  })

  it('nothing that is written breaks out of the page', async () => {
    const text = '</noscript><script>alert(1)</script></script><img src=x onerror=alert(2)>'
    const { id } = await write('/api/notification', { title: text.slice(0, 60), body: text })
    const { body } = await open(`/notion/${id}`)
    expect(body).not.toMatch(/<script>alert|<img src=x/)
    expect(structuredIn(body)).toHaveLength(2)
  })

  it('a guide is in its page and in the list of the site', async () => {
    const { id } = await write('/api/job', {
      name: '한손검 전사',
      summary: '튼튼해요',
      body: '## 시작',
    })
    const { body } = await open(`/job/${id}`)
    expect(body).toContain('<h1>한손검 전사</h1>')
    expect(structuredIn(body)[1]).toMatchObject({ '@type': 'Article', headline: '한손검 전사' })
    expect((await open('/sitemap/posts.xml')).body).toContain(`/job/${id}</loc>`)
    expect((await open('/job')).body).toContain(`<a href="/job/${id}">한손검 전사</a>`)
  })

  it('ids nothing stands behind get the page as it is for all', async () => {
    const { statusCode, headers, body } = await open('/event/no-such-event')
    expect(statusCode).toBe(200)
    expect(headers['link']).toContain('/event/no-such-event')
    expect(body).not.toContain('no-such-event')
  })

  it.each(['/crysta/list', '/boss', '/equipment', '/registlet', '/ability'])(
    'the list at %s names its first things and how many there are',
    async (url) => {
      const { body } = await open(url)
      const [way, list] = structuredIn(body)
      expect(way).toMatchObject({ '@type': 'BreadcrumbList' })
      expect(list).toMatchObject({ '@type': 'ItemList' })
      expect(Number(list?.['numberOfItems'])).toBeGreaterThan(30)
      expect(list?.['itemListElement']).toHaveLength(30)
      expect(/<noscript><main[^]*?<\/noscript>/.exec(body)?.[0].match(/<li>/g)).toHaveLength(30)
    },
  )
})
