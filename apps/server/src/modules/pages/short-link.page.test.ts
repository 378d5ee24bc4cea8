import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { createDrawnApp, openDrawn } from '../../../test/drawn-site.ts'
import { visitor } from '../../../test/people.ts'

describeWithDatabase('the page of a short link', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createDrawnApp({ PUBLIC_URL: 'https://gyeol.example' })
  })
  afterAll(() => test.close())

  const make = async (work: object) => {
    const body = { path: '/statting', hash: '#v1=abc', title: '대검', summary: '', ...work }
    const answer = await visitor(test)('POST', '/api/short-link', body)
    return answer.json<{ code: string }>().code
  }
  const open = async (code: string) => openDrawn(test, { url: `/s/${code}` })

  it('says in a chat what it leads to, and leads there without scripts', async () => {
    const code = await make({ title: '물리 대검', summary: '크리티컬 데미지 % 22 · STR % 10' })
    const { statusCode, body } = await open(code)
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>물리 대검 · 옵션 부여 | 결정판</title>')
    expect(body).toContain('property="og:title" content="물리 대검 · 옵션 부여 | 결정판"')
    expect(body).toContain('property="og:description" content="크리티컬 데미지 % 22 · STR % 10"')
    expect(body).toContain(`property="og:url" content="https://gyeol.example/s/${code}"`)
    expect(body).toMatch(/<h1[^>]*>물리 대검<\/h1>/)
    expect(body).toMatch(/<a [^>]*href="\/statting#v1=abc"[^>]*>[^<]*(?:<[^>]*>)*열기/)
    expect(body).toContain('noindex')
    expect(body).toContain(`"loaded":{"code":"${code}"`)
  })

  it('cannot be broken out of by its words', async () => {
    const evil = '</script><img src=x onerror=alert(1)>"'
    const { body } = await open(await make({ hash: '#v1=evil', title: evil, summary: evil }))
    expect(body).not.toContain('<img src=x')
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;')
  })

  it('takes the planner’s name where nothing of the title is left', async () => {
    const { body } = await open(await make({ hash: '#v1=bare', title: 'https://evil.example' }))
    expect(body).toContain('<title>옵션 부여 | 결정판</title>')
    expect(body).not.toContain('evil.example')
  })

  it('says that a link is gone', async () => {
    const { statusCode, body } = await open('aaaaaaaaaa')
    expect(statusCode).toBe(404)
    expect(body).toContain('사라진 링크예요')
    expect(body).toContain('noindex')
  })

  it.each(['some-id', '%22%3E', '%EC%97%90%EC%84%9C'])(
    'says that %s is no address',
    async (code) => {
      const { statusCode, body } = await open(code)
      expect(statusCode).toBe(404)
      expect(body).toContain('짧은 링크의 주소가 아니에요')
      expect(body).not.toContain('지웠거나')
    },
  )

  it.each(['.', ')', ',', '%E2%80%AC', '%E2%80%8B', '이에요', '에서', '**', '&fbclid=x', '/'])(
    'opens with %s glued on',
    async (glued) => {
      const code = await make({ hash: '#v1=glued' })
      const { statusCode, headers } = await open(
        encodeURI(code) + (glued.startsWith('%') ? glued : encodeURI(glued)),
      )
      expect([statusCode, headers.location]).toEqual([308, `/s/${code}`])
    },
  )

  it('answers programs the same', async () => {
    const code = await make({ hash: '#v1=glued' })
    const answer = await visitor(test)(
      'GET',
      `/api/short-link/${code}${encodeURIComponent('이에요')}`,
    )
    expect(answer.json()).toMatchObject({ code, hash: '#v1=glued' })
  })

  it.each([
    ['/statting%23v1=abc', '/statting#v1=abc'],
    ['/guide/main-quest%23v1=1.2.2026-06', '/guide/main-quest#v1=1.2.2026-06'],
  ])('leads from %s on', async (url, location) => {
    const { statusCode, headers } = await openDrawn(test, { url })
    expect([statusCode, headers.location]).toEqual([308, location])
  })
})
