import { DEFAULT_SETTINGS } from '@gyeol/statting'
import type { Bound, Goal } from '@gyeol/statting-auto'
import { describe, expect, it } from 'vitest'
import { createForm } from '../question/auto-form.ts'
import { readForm } from '../question/auto-problem.ts'
import { autoResultTexts } from './auto-result.texts.ts'
import type { AutoSearch } from '../search/auto-search-store.ts'
import { boundWords } from './bound-words.ts'
import { planFromRecipe } from './plan-from-recipe.ts'

const texts = autoResultTexts.korea.bound

function ended(bound: Bound, goal: Goal = 'rate', phase: AutoSearch['phase'] = 'finished') {
  const { request } = readForm(
    { ...createForm(DEFAULT_SETTINGS), wanted: [{ option: 'atk_pct', value: 12 }] },
    null,
  )
  const plan = planFromRecipe({
    settings: DEFAULT_SETTINGS,
    recipe: [[{ slot: 0, option: 'atk_pct', delta: 12, isNew: true }]],
    keptSteps: 0,
    weights: undefined,
  })
  if (!request || !plan) throw new Error('a question and a plan expected')
  const search: AutoSearch = {
    key: 'k',
    request: { ...request, problem: { ...request.problem, goal } },
    phase,
    refusals: [],
    startedAt: 0,
    elapsedMs: 1,
    answer: {
      candidates: [plan],
      front: [],
      bound,
      shortfall: null,
      evaluations: 1,
      progress: 1,
      isFinished: true,
    },
  }
  return search
}

describe('how sure it is that nothing better exists', () => {
  it('says so when it is proven', () => {
    const words = boundWords(ended({ kind: 'proven' }), true, texts)
    expect(words).toEqual({
      tag: '증명된 최선',
      tone: 'primary',
      line: '이보다 높은 성공률은 없어요.',
    })
  })

  it('states the gap, and calls only a small one nearly the best', () => {
    const rate = ended({ kind: 'gap', limit: 85 }).answer?.candidates[0]?.rate ?? 0
    expect(boundWords(ended({ kind: 'gap', limit: rate + 2 }), true, texts).tag).toBe('거의 최선')
    const far = boundWords(ended({ kind: 'gap', limit: rate + 9 }), true, texts)
    expect(far.tag).toBe('찾은 최선')
    expect(far.line).toContain(`${rate + 9}%까지`)
  })

  it('does not sell 100 % as a limit', () => {
    const line = boundWords(ended({ kind: 'gap', limit: 100 }), true, texts).line
    expect(line).toBe(texts.open)
  })

  it('claims nothing of a search that was stopped or of another candidate', () => {
    const stopped = ended({ kind: 'proven' }, 'rate', 'cancelled')
    expect(boundWords(stopped, true, texts).line).toBe(texts.cancelled)
    expect(boundWords(ended({ kind: 'proven' }), false, texts).line).toBe(texts.other)
  })

  it('speaks of the goal', () => {
    const words = boundWords(ended({ kind: 'gap', limit: 12_345 }, 'least-material'), true, texts)
    expect(words.line).toContain('재료가 12,345보다')
  })
})
