import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'

describeWithDatabase('pages that are named after what is at their address', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createApp()
  })
  afterAll(() => test.close())

  const open = (url: string) => test.app.inject({ url })

  it.each([
    ['/help/statting', '옵션 부여 도움말 | 결정판', '도움말'],
    ['/skill/info/weapon/blade', '블레이드 스킬 | 결정판', '스킬 정보'],
    ['/current-price/material-mana', '마소 시세 | 결정판', '시세'],
    ['/skill/info/weapon/blade?lang=english', 'Blade Skills | Gyeoljeongpan', 'Skills'],
  ])('%s is called “%s”', async (url, title, list) => {
    const { statusCode, body } = await open(url)
    expect(statusCode).toBe(200)
    expect(body).toContain(`<title>${title}</title>`)
    expect(body).toMatch(new RegExp(`"name":"${list}"`))
  })

  it('name every skill of a tree, each with its place on the page', async () => {
    const { body } = await open('/skill/info/weapon/blade')
    expect(body).toContain('<a href="/skill/info/weapon/blade#skill-0">')
    expect(body).toMatch(/<meta name="description" content="스킬 \d+개: /)
  })

  it.each([
    '/help/no-such-topic',
    '/help/constructor',
    '/skill/info/weapon/no-such-tree',
    '/skill/info/magic/blade',
    '/comics/no-such-comic',
    '/comics/%2e%2e%2f%2e%2e',
  ])('%s is not there', async (url) => {
    const { statusCode, body } = await open(url)
    expect(statusCode).toBe(404)
    expect(body).toContain('noindex')
  })

  it('leave it to the page whether a proposed item is there', async () => {
    const { statusCode, body } = await open('/current-price/nobody-knows-this')
    expect(statusCode).toBe(200)
    expect(body).toContain('품목 시세 | 결정판')
  })
})
