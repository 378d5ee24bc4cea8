import { expect, it } from 'vitest'
import { describeWithDatabase } from '../database.ts'
import { from, openHostileSite, tell } from './hostile-site.ts'

describeWithDatabase('short links, attacked', () => {
  const site = openHostileSite()
  const work = (more: object = {}) => ({
    path: '/statting',
    hash: '#v1=abcdef',
    title: '내 세팅',
    summary: '',
    ...more,
  })

  it('somebody who was first owns nothing of another’s link', async () => {
    const [thief, maker] = [await site.puppet(), await site.settled()]
    const title = '욕설이 적힌 제목'
    await thief.call('POST', '/api/short-link', work({ title }), from('198.51.100.1'))
    const made = await maker.call('POST', '/api/short-link', work(), from('198.51.100.2'))
    const { code, isMine } = made.json()
    const seen = await site.visit('198.51.100.3', 'GET', `/api/short-link/${code}`)
    tell('title of a member’s link for a work a stranger had linked first', seen.json().title)
    expect([isMine, seen.json().title]).toEqual([true, '내 세팅'])
    expect(
      (await maker.call('DELETE', `/api/short-link/${code}`, {}, from('198.51.100.2'))).statusCode,
    ).toBe(204)
  })

  it.each([
    ['full width', 'ｗｗｗ．ｅｖｉｌ．ｃｏｍ 로 오세요'],
    ['a dot that looks like one', 'www․evil․com'],
    ['letters between', 'w​ww.evil.com'],
    ['a scheme in look-alikes', 'hｔｔps：／／evil.com'],
    ['a bare domain', 'gyeol-login.com 에서 로그인'],
  ])('no title is an address: %s', async (_, title) => {
    const maker = await site.settled()
    const hash = `#v1=${encodeURIComponent(title).replaceAll('%', '')}`
    const made = await maker.call('POST', '/api/short-link', work({ title, hash }))
    if (made.statusCode === 201) {
      const seen = await site.visit('198.51.100.3', 'GET', `/api/short-link/${made.json().code}`)
      expect(seen.json().title.normalize('NFKC')).not.toMatch(/evil|gyeol-login/i)
    } else expect(made.statusCode).toBe(400)
  })

  it('a visitor at one address', async () => {
    const { accepted } = await site.untilRefused((count) =>
      site.visit('198.51.100.9', 'POST', '/api/short-link', work({ hash: `#v1=a${count}` })),
    )
    tell('short links a day of one address', accepted)
    expect(accepted).toBeLessThanOrEqual(100)
  })
})
