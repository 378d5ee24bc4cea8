import { describe, expect, it } from 'vitest'
import { ATTACKS } from './attacks.ts'
import { compareAll } from './hold-against.ts'
import { measureAttack } from './trial.ts'

/** Figures, and no time: 3 s of calculating, where nothing else is running. */
const TIMEOUT_MS = 120_000

describe('what the prices withstand', () => {
  it('is what is written, in a short run', { timeout: TIMEOUT_MS }, () => {
    expect(compareAll({ trials: 2000, points: 3 }).failures).toEqual([])
  })

  it('is told apart from what a plain mean withstands', () => {
    const [first] = ATTACKS
    if (!first) throw new Error('no attacks')
    const { mean, ours } = measureAttack(first, 200)
    expect(mean).toBeGreaterThan(15)
    expect(ours).toBeLessThan(3)
  })
})
