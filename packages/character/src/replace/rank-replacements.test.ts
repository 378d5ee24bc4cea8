import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inOneLine } from './one-line.ts'
import {
  rankReplacements,
  type ReplacementCandidate,
  type ReplacementQuestion,
} from './rank-replacements.ts'

type Thing = ReplacementCandidate & { readonly worth: number }

const thing = (id: string, worth: number, isOwned = false): Thing => ({ id, worth, isOwned })

/** Everything in a slot is worth what it says; before, 100. */
function question(
  given: Partial<ReplacementQuestion<Thing>> & Pick<ReplacementQuestion<Thing>, 'slots'>,
): ReplacementQuestion<Thing> {
  return {
    parents: new Map(),
    before: 100,
    scoreOf: (_, { worth }) => 100 + worth,
    most: 50,
    ...given,
  }
}

function answer(asked: ReplacementQuestion<Thing>) {
  const steps = rankReplacements(asked)
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

const named = (asked: ReplacementQuestion<Thing>) =>
  answer(asked).best.map(({ slot, candidate }) => `${slot} ${candidate}`)

const slot = (id: string, candidates: readonly Thing[], more: object = {}) => ({
  id,
  holds: 'now',
  beside: [],
  candidates,
  ...more,
})

describe('the best replacements', () => {
  it('[RP1] [RP2] are what makes the goal greater, the most first; what does not is none', () => {
    const slots = [slot('a', [thing('less', -5), thing('some', 3), thing('same', 0)])]
    const more = [slot('b', [thing('most', 9)])]
    const { best, done, total } = answer(question({ slots: [...slots, ...more] }))
    expect(best).toEqual([
      { slot: 'b', candidate: 'most', score: 109, gain: 9 },
      { slot: 'a', candidate: 'some', score: 103, gain: 3 },
    ])
    expect([done, total]).toEqual([4, 4])
  })

  it('[RP2] leave out what cannot be calculated', () => {
    const slots = [slot('a', [thing('other', 3)])]
    expect(named(question({ slots, scoreOf: () => null }))).toEqual([])
  })

  it('[RP4] are not what is there, nor of one line of upgrades with what sits beside it', () => {
    const parents = new Map([
      ['second', 'first'],
      ['third', 'second'],
    ])
    const candidates = [thing('now', 1), thing('first', 2), thing('third', 3), thing('second', 4)]
    expect(
      named(question({ parents, slots: [slot('a', candidates, { beside: ['first'] })] })),
    ).toEqual(
      // The same one may sit in both slots (CH4).
      ['a first'],
    )
    expect(inOneLine('first', 'third', parents)).toBe(true)
    expect(inOneLine('third', 'first', parents)).toBe(true)
    expect(inOneLine('first', 'first', parents)).toBe(false)
  })

  it('a circle in the upgrades holds nobody', () => {
    const circle = new Map([
      ['one', 'two'],
      ['two', 'one'],
    ])
    expect(inOneLine('one', 'other', circle)).toBe(false)
  })

  it('[RP5] of the same gain: owned ones, then into an empty slot, then as slots and lists stand', () => {
    const slots = [
      slot('a', [thing('x', 5), thing('y', 5), thing('mine', 5, true)]),
      slot('b', [thing('z', 5)], { holds: null }),
    ]
    expect(named(question({ slots }))).toEqual(['a mine', 'b z', 'a x', 'a y'])
  })

  it('tells on the way how far it is, and ends with the same as in one go', () => {
    const worths = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 300 })
    fc.assert(
      fc.property(worths, fc.integer({ min: 1, max: 20 }), (given, most) => {
        const candidates = given.map((worth, at) => thing(`${at}`, worth, at % 3 === 0))
        const asked = question({ slots: [slot('a', candidates), slot('b', candidates)], most })
        const inOneGo = question({ ...asked, most: 1000 })
        const steps = [...rankReplacements(asked)].map(({ done }) => done)
        expect(steps).toEqual(steps.toSorted((left, right) => left - right))
        expect(answer(asked).best).toEqual(answer(inOneGo).best.slice(0, most))
      }),
      { numRuns: 50 },
    )
  })
})
