import { DEFAULT_SETTINGS } from '@gyeol/statting'
import type { Bound, Goal } from '@gyeol/statting-auto'
import { describe, expect, it } from 'vitest'
import { createForm } from '../question/auto-form.ts'
import { readForm } from '../question/auto-problem.ts'
import type { AutoSearch } from '../search/auto-search-store.ts'
import { autoResultTexts } from './auto-result.texts.ts'
import { shortfallTitle } from './shortfall-words.ts'

const texts = autoResultTexts.shortfall

function short(bestRate: number, bound: Bound, goal: Goal = 'rate'): AutoSearch {
  const { request } = readForm(
    { ...createForm(DEFAULT_SETTINGS), wanted: [{ option: 'atk_pct', value: 12 }] },
    null,
  )
  if (!request) throw new Error('a question expected')
  return {
    key: 'k',
    request: { ...request, problem: { ...request.problem, goal, wantedRate: 90 } },
    phase: 'finished',
    refusals: [],
    startedAt: 0,
    elapsedMs: 1,
    answer: {
      candidates: [],
      front: [],
      bound,
      shortfall: { bestRate, neededStartPotential: null, lowerFirst: null },
      stage: 'proof',
      evaluations: 1,
      progress: 1,
      isFinished: true,
    },
  }
}

describe('what a wish out of reach is told', () => {
  it('that nothing succeeds only where that is proven of every plan', () => {
    const title = (bound: Bound) => shortfallTitle(short(0, bound), texts)
    expect(title({ kind: 'proven', isForwardOnly: false })).toBe(texts.never)
    expect(title({ kind: 'proven', isForwardOnly: true })).toBe(texts.notFound)
    expect(title({ kind: 'gap', limit: 40 })).toBe(texts.notFound)
    expect(title({ kind: 'open' })).toBe(texts.notFound)
  })

  it('the highest rate found beside the one that was asked for', () => {
    const bound = { kind: 'gap', limit: 80 } as const
    expect(shortfallTitle(short(70, bound), texts)).toContain('100%가 되는')
    expect(shortfallTitle(short(70, bound, 'least-material'), texts)).toContain('90%가 되는')
  })
})
