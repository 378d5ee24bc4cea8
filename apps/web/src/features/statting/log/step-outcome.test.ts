import type { RecipeStep } from '@gyeol/statting'
import { describe, expect, it } from 'vitest'
import { confirmStep } from '../sessions/session-changes.ts'
import { createDocument } from '../sessions/statting-document.ts'
import { stepOutcome } from './step-outcome.ts'

const step = (slot: number, option: string, delta: number): RecipeStep => [
  { slot, option, delta, isNew: true },
]
// ATK % costs 10 a step, DEX 5: 89 → 39 → 24.
const two = confirmStep(
  confirmStep(createDocument({ id: 'a', name: '가', at: 0 }), step(0, 'atk_pct', 5)),
  step(1, 'dex', 3),
)

describe('what an edited step would do', () => {
  it('is told right after it and at the end', () => {
    expect(stepOutcome(two, 0, step(0, 'atk_pct', 7))).toEqual({
      step: { before: 39, after: 19 },
      end: { before: 24, after: 4, isRate: false },
      broken: 0,
    })
  })

  it('is that of a deletion when nothing is left of it', () => {
    expect(stepOutcome(two, 0, [])).toEqual({
      step: { before: 39, after: 89 },
      end: { before: 24, after: 74, isRate: false },
      broken: 0,
    })
  })

  it('counts later steps that it makes impossible', () => {
    const outcome = stepOutcome(two, 0, step(0, 'dex', 5))
    expect(outcome.step).not.toBeNull()
    expect(outcome.broken).toBe(1)
  })

  it('says when the step itself cannot be done', () => {
    expect(stepOutcome(two, 1, step(1, 'dex', 99)).step).toBeNull()
  })
})
