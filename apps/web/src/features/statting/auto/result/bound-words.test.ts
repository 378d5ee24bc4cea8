import { DEFAULT_SETTINGS } from '@gyeol/statting'
import type { Bound, Goal } from '@gyeol/statting-auto'
import { describe, expect, it } from 'vitest'
import { createForm } from '../question/auto-form.ts'
import { readForm } from '../question/auto-problem.ts'
import { autoResultTexts } from './auto-result.texts.ts'
import type { AutoSearch } from '../search/auto-search-store.ts'
import { boundWords } from './bound-words.ts'
import { planFromRecipe } from './plan-from-recipe.ts'

const texts = autoResultTexts.bound

const PROVEN = { kind: 'proven', isForwardOnly: false } as const

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
      stage: phase === 'searching' ? 'search' : 'proof',
      evaluations: 1,
      progress: 1,
      isFinished: true,
    },
  }
  return search
}

describe('how sure it is that nothing better exists', () => {
  it('says so when it is proven', () => {
    const search = ended(PROVEN)
    const rate = search.answer?.candidates[0]?.rate ?? 0
    const words = boundWords(search, true, texts)
    expect(words).toMatchObject({ tag: '증명된 최선', tone: 'primary' })
    expect(words.line).toBe(texts.proven.rate(String(rate)))
  })

  it('says what is left out where only plans that never move back were looked at', () => {
    const words = boundWords(ended({ kind: 'proven', isForwardOnly: true }), true, texts)
    expect(words.tag).toBe('증명된 최선')
    expect(words.line).toContain('올렸다 내리거나')
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

  it('a full rate needs no proof that leaves something out', () => {
    const search = ended(PROVEN)
    const [plan] = search.answer?.candidates ?? []
    if (!search.answer || !plan) throw new Error('a plan expected')
    const answer = { ...search.answer, candidates: [{ ...plan, rate: 100 }] }
    expect(boundWords({ ...search, answer }, true, texts).line).toBe(texts.full)
  })

  it('says that it is still being looked at, with the limit as far as it is known', () => {
    const proving = ended({ kind: 'gap', limit: 85 }, 'rate', 'proving')
    expect(boundWords(proving, true, texts).line).toBe(
      `${texts.proving} 이보다 나은 길이 있어도 85%까지예요.`,
    )
    expect(boundWords(ended({ kind: 'open' }, 'rate', 'proving'), true, texts).line).toBe(
      texts.proving,
    )
  })

  it('keeps what was known when the proof was stopped', () => {
    const stopped = ended({ kind: 'gap', limit: 85 }, 'rate', 'cancelled')
    expect(boundWords(stopped, true, texts).line).toContain('멈췄어요. 이보다 나은 길이 있어도 85%')
    expect(boundWords(ended(PROVEN, 'rate', 'cancelled'), true, texts).tag).toBe('증명된 최선')
  })

  it('claims nothing of a search that was stopped or of another candidate', () => {
    const stopped = ended({ kind: 'open' }, 'rate', 'cancelled')
    const early = stopped.answer && { ...stopped.answer, stage: 'search' as const }
    expect(boundWords({ ...stopped, answer: early }, true, texts).line).toBe(texts.cancelled)
    expect(boundWords(ended(PROVEN), false, texts).line).toBe(texts.other)
  })

  it('speaks of the goal', () => {
    const words = boundWords(ended({ kind: 'gap', limit: 12_345 }, 'least-material'), true, texts)
    expect(words.line).toContain('재료가 12,345보다')
  })
})
