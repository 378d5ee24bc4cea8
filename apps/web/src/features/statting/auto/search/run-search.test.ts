import { DEFAULT_SETTINGS } from '@gyeol/statting'
import { describe, expect, it } from 'vitest'
import { createForm } from '../question/auto-form.ts'
import { readForm, type SearchRequest } from '../question/auto-problem.ts'
import { withExample } from '../question/example.ts'
import { planFromRecipe } from '../result/plan-from-recipe.ts'
import { runSearch, type SearchNews } from './run-search.ts'

const request = requestOf()

function requestOf(): SearchRequest {
  const read = readForm(withExample(createForm(DEFAULT_SETTINGS)), null).request
  if (!read) throw new Error('the example asks nothing')
  return read
}

function surroundings(isCancelled: (news: readonly SearchNews[]) => boolean = () => false) {
  const news: SearchNews[] = []
  // A clock of our own: how fast this machine is must not matter.
  let time = 0
  return {
    news,
    report: (item: SearchNews) => void news.push(item),
    isCancelled: () => isCancelled(news),
    now: () => {
      time += 200
      return time
    },
    pause: () => Promise.resolve(),
  }
}

describe('the search in the worker', () => {
  it('tells of a first plan at once, then of better ones, and ends with the example well solved', async () => {
    const around = surroundings()
    const end = await runSearch(request, around)
    if (end.kind !== 'finished') throw new Error(end.kind)
    const first = around.news.find(({ answer }) => answer !== undefined)
    expect(first?.answer?.candidates.length).toBeGreaterThan(0)
    expect(around.news.some(({ answer }) => answer === undefined)).toBe(true)
    expect(end.answer.candidates[0]?.rate).toBeGreaterThanOrEqual(95)
    expect(end.answer.candidates.length).toBeLessThanOrEqual(5)
    const progress = around.news.map((item) => item.progress)
    expect(progress).toEqual(progress.toSorted((one, other) => one - other))
  })

  it('keeps the best so far when it is cancelled', async () => {
    const end = await runSearch(
      request,
      surroundings((news) => news.some(({ answer }) => answer !== undefined)),
    )
    if (end.kind !== 'cancelled') throw new Error(end.kind)
    expect(end.answer.candidates.length).toBeGreaterThan(0)
  })

  it('refuses what cannot be asked, with the reasons', async () => {
    const wrong = { ...request, problem: { ...request.problem, wanted: [] } }
    const end = await runSearch(wrong, surroundings())
    expect(end).toMatchObject({ kind: 'refused', refusals: [{ code: 'NOTHING_WANTED' }] })
  })

  it('goes on from the steps of a session', async () => {
    const startSteps = [[{ slot: 0, option: 'atk_pct', delta: 3, isNew: true }]]
    const end = await runSearch({ ...request, startSteps }, surroundings())
    if (end.kind !== 'finished') throw new Error(end.kind)
    const [best] = end.answer.candidates
    expect(best?.keptSteps).toBe(1)
    expect(best?.recipe[0]).toEqual(startSteps[0])
  })
})

describe('a plan from its steps alone', () => {
  it('is the plan the search found, in every figure', async () => {
    const end = await runSearch(request, surroundings())
    if (end.kind === 'refused') throw new Error('refused')
    for (const found of end.answer.candidates) {
      const { recipe, settings, keptSteps } = found
      const read = planFromRecipe({ recipe, settings, keptSteps, weights: undefined })
      expect(read).toEqual(found)
    }
  })

  it.each([
    ['no steps', []],
    ['an unknown option', [[{ slot: 0, option: 'luck', delta: 1, isNew: true }]]],
    ['too much of one', [[{ slot: 0, option: 'str', delta: 99, isNew: true }]]],
    ['a slot that is not there', [[{ slot: 9, option: 'str', delta: 1, isNew: true }]]],
  ])('is nothing with %s', (_, recipe) => {
    const settings = DEFAULT_SETTINGS
    expect(planFromRecipe({ settings, recipe, keptSteps: 0, weights: undefined })).toBeNull()
  })
})
