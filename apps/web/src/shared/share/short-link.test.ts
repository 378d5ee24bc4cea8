import { afterEach, describe, expect, it, vi } from 'vitest'
import { shortLinkInput, withLongLink } from './short-link.ts'

const work = { name: '물리 대검', link: 'https://a.example/statting#v1=abc', text: '' }

describe('what is sent of a work that gets a short link', () => {
  it('is where it leads, its name, and its text in one line', () => {
    const text = '물리 대검\n\n크뎀 % 22\n  STR % 10\nhttps://a.example/statting#v1=abc'
    expect(shortLinkInput({ ...work, text })).toEqual({
      path: '/statting',
      hash: '#v1=abc',
      title: '물리 대검',
      summary: '크뎀 % 22 · STR % 10',
    })
  })

  it('is no longer than a preview shows, and never half a letter', () => {
    const input = shortLinkInput({ ...work, name: '💎'.repeat(50), text: '가'.repeat(500) })
    expect(input?.title).toHaveLength(60 - 1)
    expect(input?.title.endsWith('💎…')).toBe(true)
    expect(input?.summary).toBe(`${'가'.repeat(159)}…`)
  })

  it.each([
    'https://a.example/crysta/list?id=a',
    'https://a.example/statting',
    'https://a.example/crysta/a#x',
  ])('is nothing for %s', (link) => {
    expect(shortLinkInput({ ...work, link })).toBeNull()
  })
})

describe('a short link in a text', () => {
  const asked = vi.fn<(url: string) => void>()
  const answer = (body: object, status: number) =>
    vi.stubGlobal('fetch', (url: string) => {
      asked(url)
      return Promise.resolve(Response.json(body, { status }))
    })
  afterEach(() => {
    vi.unstubAllGlobals()
    asked.mockClear()
  })

  it.each([
    'https://a.example/s/abcde12345',
    '이거 봐 a.example/s/abcde12345에서',
    '/s/abcde12345)',
  ])('becomes the long one: %s', async (text) => {
    answer({ path: '/statting', hash: '#v1=abc', title: '', summary: '' }, 200)
    expect(await withLongLink(text)).toBe(`${location.origin}/statting#v1=abc`)
    expect(asked.mock.calls.map(([url]) => url)).toEqual(['/api/short-link/abcde12345'])
  })

  it('stays as it is where the link is gone', async () => {
    answer({ code: 'NOT_FOUND', message: '' }, 404)
    expect(await withLongLink('/s/abcde12345')).toBe('/s/abcde12345')
  })

  it.each(['ATK +5%', 'https://a.example/statting#v1=abc', '/s/some-id'])(
    'is not asked for where there is none: %s',
    async (text) => {
      expect(await withLongLink(text)).toBe(text)
      expect(asked).not.toHaveBeenCalled()
    },
  )
})
