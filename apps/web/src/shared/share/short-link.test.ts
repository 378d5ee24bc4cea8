import { describe, expect, it } from 'vitest'
import { shortLinkInput } from './short-link.ts'

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
