import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conflictsOf, isSame, mergeValues } from './version-merge.ts'

const base = { title: '가', body: '나', pinned: false, reason: '' }

describe('conflictsOf', () => {
  it('suggests the side that changed a field, and asks where both did', () => {
    const mine = { ...base, title: '내 제목', body: '내 글' }
    const theirs = { id: '1', version: 3, title: '가', body: '남의 글', pinned: true }
    expect(conflictsOf({ base, mine, theirs })).toEqual([
      { name: 'title', mine: '내 제목', theirs: '가', isBothChanged: false, suggested: 'mine' },
      { name: 'body', mine: '내 글', theirs: '남의 글', isBothChanged: true, suggested: 'mine' },
      { name: 'pinned', mine: false, theirs: true, isBothChanged: false, suggested: 'theirs' },
    ])
  })

  it('leaves out what the stored row does not tell, and what is equal', () => {
    const mine = { ...base, reason: '까닭' }
    expect(conflictsOf({ base, mine, theirs: { title: '가', body: '나', pinned: false } })).toEqual(
      [],
    )
  })

  it.each([
    ['', null],
    [undefined, null],
    ['', undefined],
    [{ a: [1] }, { a: [1] }],
  ])('takes %j and %j for the same', (left, right) => {
    expect(isSame(left, right)).toBe(true)
  })
})

const record = fc.record({ a: fc.string(), b: fc.nat(), c: fc.boolean() })
const side = fc.constantFrom('mine' as const, 'theirs' as const)

describe('mergeValues', () => {
  it('takes of every field exactly the chosen side', () => {
    fc.assert(
      fc.property(
        record,
        record,
        fc.record({ a: side, b: side, c: side }),
        (mine, theirs, chosen) => {
          expect(mergeValues({ mine, theirs }, chosen)).toEqual({
            a: chosen.a === 'mine' ? mine.a : theirs.a,
            b: chosen.b === 'mine' ? mine.b : theirs.b,
            c: chosen.c === 'mine' ? mine.c : theirs.c,
          })
        },
      ),
    )
  })

  it('loses no change of either side when the suggestions are taken and no field was changed twice', () => {
    fc.assert(
      fc.property(record, record, fc.record({ a: side, b: side, c: side }), (base, changed, by) => {
        const of = (who: 'mine' | 'theirs') => ({
          a: by.a === who ? changed.a : base.a,
          b: by.b === who ? changed.b : base.b,
          c: by.c === who ? changed.c : base.c,
        })
        const states = { base, mine: of('mine'), theirs: of('theirs') }
        const chosen = Object.fromEntries(
          conflictsOf(states).map(({ name, suggested }) => [name, suggested]),
        )
        expect(mergeValues(states, chosen)).toEqual(changed)
      }),
    )
  })
})
