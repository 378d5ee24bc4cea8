import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createMatcher, createSearchIndex } from './name-search.ts'

describe('createMatcher finds 강그레프 while it is being typed', () => {
  it.each([
    ['강그레프', 'exact'],
    ['강', 'prefix'],
    ['강그', 'prefix'],
    ['강글', 'prefix'],
    ['강그ㄹ', 'prefix'],
    ['강그레', 'prefix'],
    ['그레', 'inside'],
    ['ㄱㄱㄹㅍ', 'choseong-prefix'],
    ['ㄱㄱ', 'choseong-prefix'],
    ['ㄹㅍ', 'choseong'],
    ['ㄿ', 'choseong'],
    ['강ㄱㄹ', 'prefix'],
    ['rkdrmfpvm', 'exact'],
    ['rkdrmfp', 'prefix'],
    ['강그라', null],
    ['ㄱㅂ', null],
    ['', null],
    ['  ', null],
    ['(', null],
  ])('%s → %s', (typed, expected) => {
    expect(createMatcher(typed)('강그레프')).toBe(expected)
  })
})

describe('createMatcher', () => {
  it.each([
    ['바ㅋㅈ', '바쿠잔', 'prefix'],
    ['바쿠자ㄴ', '바쿠잔', 'prefix'],
    ['쿠자ㄴ', '바쿠잔', 'inside'],
    ['바쿠자ㄴ', '바쿠자나', 'prefix'],
    ['바쿠잔ㄴ', '바쿠잔', null],
    ['바쿠자ㄸ', '바쿠자따', 'prefix'],
    ['바쿠자ㄸ', '바쿠잔', null],
    ['기룡미뮤가', '기룡 미뮤가', 'exact'],
    ['미뮤가', '기룡 미뮤가', 'word-start'],
    ['ㅁㅁㄱ', '기룡 미뮤가', 'choseong'],
    ['미뮤가 기룡', '기룡 미뮤가', 'inside'],
    ['기룡 제가', '기룡 미뮤가', null],
    ['ATK', '물리 atk %', 'word-start'],
    ['ＡＴＫ', 'ATK', 'exact'],
    ['제가II', '제가Ⅱ', 'exact'],
    ['atk%', 'ATK %', 'exact'],
    ['가나', '나가나 가나', 'word-start'],
    ['크리', '초크리티컬', 'inside'],
    ['.*', '바쿠잔', null],
    ['ATK', 'ㅁㅆㅏ', null],
  ])('%s in %s → %s', (typed, name, expected) => {
    expect(createMatcher(typed)(name)).toBe(expected)
  })

  it('takes any typed text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
        createMatcher(typed)('바쿠잔 (무기)')
      }),
    )
  })

  it('finds every name by its own beginning', () => {
    const names = fc.array(fc.constantFrom(...Array.from('강그레프바쿠잔기룡미뮤가')), {
      minLength: 1,
    })
    fc.assert(
      fc.property(names, fc.nat(), (letters, cut) => {
        const name = letters.join('')
        const typed = letters.slice(0, 1 + (cut % letters.length)).join('')
        expect(createMatcher(typed)(name)).toMatch(/^(exact|prefix)$/)
      }),
    )
  })
})

describe('createSearchIndex', () => {
  const items = [
    { name: '흑룡 강철' },
    { name: '대강' },
    { name: '강' },
    { name: '강그레프' },
    { name: '가온' },
    { name: '가' },
    { name: '크리티컬 대미지', aliases: ['크뎀', '크댐'] },
    { name: '물리 관통', aliases: ['물관', '강'] },
  ]
  const index = createSearchIndex(items, (item) => item)
  const names = (typed: string, limit?: number) =>
    index.search(typed, limit).map((hit) => hit.item.name)

  it('ranks exact, beginning, word beginning, another name in full and inside in this order', () => {
    expect(index.search('강').map((hit) => [hit.item.name, hit.kind])).toEqual([
      ['강', 'exact'],
      ['가온', 'prefix'],
      ['강그레프', 'prefix'],
      ['흑룡 강철', 'word-start'],
      ['물리 관통', 'alias-exact'],
      ['대강', 'inside'],
    ])
  })

  it('puts names whose 초성 begin so before those that contain them', () => {
    expect(names('ㄱㅇ')).toEqual(['가온'])
    expect(names('ㄱ').slice(0, 4)).toEqual(['강', '가', '가온', '강그레프'])
    expect(names('ㄱ').slice(4)).toEqual(['대강', '흑룡 강철', '물리 관통'])
  })

  it('finds slang through aliases', () => {
    expect(names('크뎀')).toEqual(['크리티컬 대미지'])
    expect(names('ㅋㄷ')).toEqual(['크리티컬 대미지'])
  })

  it('reads a Latin query as Hangul keys only when nothing matches as typed', () => {
    expect(names('rkdrmfp')).toEqual(['강그레프'])
    const latin = createSearchIndex(['rk', '가'], (name) => ({ name }))
    expect(latin.search('rk').map((hit) => hit.item)).toEqual(['rk'])
  })

  it('puts the nearest of other names first', () => {
    const english = createSearchIndex(
      [
        { name: '가', aliases: ['Iron Golem'] },
        { name: '나나나나', aliases: ['Golem King'] },
        { name: '다다다다다', aliases: ['Golem'] },
      ],
      (item) => item,
    )
    expect(english.search('golem').map((hit) => hit.item.name)).toEqual([
      '다다다다다',
      '나나나나',
      '가',
    ])
  })

  it.each([
    ['강그레프를', '강그레프', 'exact'],
    ['제가 2', '제가II', 'exact'],
    ['제가2', '제가II', 'exact'],
    ['강그래프', '강그레프', 'alike'],
    ['바쿠쟌', '바쿠잔', 'alike'],
    ['강그레파', null, null],
  ])('finds %s as %s where nothing is called so as typed', (typed, name, kind) => {
    const few = ['강그레프', '제가III', '제가II', '바쿠잔'].map((each) => ({ name: each }))
    const [hit] = createSearchIndex(few, (item) => item).search(typed)
    expect([hit?.item.name ?? null, hit?.kind ?? null]).toEqual([name, kind])
  })

  it('stops at the limit and finds nothing for an empty query', () => {
    expect(names('강', 2)).toEqual(['강', '가온'])
    expect(names(' ')).toEqual([])
  })

  it('answers within a frame over 5,000 names', () => {
    const parts = ['강그', '레프', '바쿠', '잔', '기룡', '미뮤가', '제가', '엑소', '드라', '비스']
    const many = Array.from({ length: 5000 }, (_, position) =>
      [3, 10, 100, 1000].map((step) => parts[Math.floor(position / step) % 10]).join(' '),
    )
    const big = createSearchIndex(many, (name) => ({ name }))
    const queries = ['ㄱㄹ', '바ㅋ', '강글', 'rkdrm', '없는이름']
    for (const query of queries) big.search(query)
    const started = performance.now()
    for (const query of queries) big.search(query)
    const perQuery = (performance.now() - started) / queries.length
    expect(big.search('ㄱㄹ').length).toBeGreaterThan(100)
    expect(perQuery).toBeLessThan(60)
  })
})

describe('preparing bit by bit', () => {
  const items = ['바쿠잔', '제가II', '강그레프', '라이온']

  it('reads each item once, as many at a time as asked for, and tells when all are ready', () => {
    const read = vi.fn((name: string) => ({ name }))
    const index = createSearchIndex(items, read)
    expect(read).not.toHaveBeenCalled()
    expect(index.prepare(3)).toBe(false)
    expect(read).toHaveBeenCalledTimes(3)
    expect(index.prepare(3)).toBe(true)
    expect(index.search('라이온')).toHaveLength(1)
    expect(read).toHaveBeenCalledTimes(items.length)
  })

  it('is done by the first search where nobody did it before', () => {
    const index = createSearchIndex(items, (name) => ({ name }))
    index.prepare(1)
    expect(index.search('라이온')).toHaveLength(1)
    expect(index.prepare(1)).toBe(true)
  })
})
