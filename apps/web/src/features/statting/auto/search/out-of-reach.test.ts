import { DEFAULT_SETTINGS } from '@gyeol/statting'
import type { Goal } from '@gyeol/statting-auto'
import { expect, it } from 'vitest'
import { createForm } from '../question/auto-form.ts'
import { readForm } from '../question/auto-problem.ts'
import type { AutoSearch } from './auto-search-store.ts'
import { isOutOfReach } from './out-of-reach.ts'

function ended(goal: Goal, bestRate: number | null, phase: AutoSearch['phase'] = 'finished') {
  const wanted = [{ option: 'atk_pct', value: 12 }]
  const { request } = readForm({ ...createForm(DEFAULT_SETTINGS), wanted }, null)
  if (!request) throw new Error('a question expected')
  const search: AutoSearch = {
    key: 'k',
    request: { ...request, problem: { ...request.problem, goal } },
    phase,
    refusals: [],
    startedAt: 0,
    elapsedMs: 1,
    answer: {
      candidates: [],
      front: [],
      bound: { kind: 'open' },
      stage: 'proof',
      shortfall:
        bestRate === null ? null : { bestRate, neededStartPotential: 120, lowerFirst: null },
      evaluations: 1,
      progress: 1,
      isFinished: true,
    },
  }
  return search
}

it.each([
  ['a rate that was asked for and is not reached', ended('least-material', 80), true],
  ['a wish that cannot succeed at all', ended('rate', 0), true],
  ['the highest rate, where just that was asked for', ended('rate', 93), false],
  ['a wish that is reached', ended('least-material', null), false],
  ['a search that still runs', ended('least-material', 0, 'searching'), false],
  ['no search', null, false],
])('%s', (_, search, isNo) => {
  expect(isOutOfReach(search)).toBe(isNo)
})
