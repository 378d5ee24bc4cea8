import { OPTION_CATALOGUE } from '@gyeol/game-data'
import { describe, expect, it, vi } from 'vitest'
import { bestRateWithMovesBack } from '../test/exhaustive-back.ts'
import { answerOf, bestOf } from '../test/problems.ts'
import { replayFaults } from '../test/replay-faults.ts'
import { COUNTER_EXAMPLE, tinyItem } from '../test/tiny-item.ts'

/** `AUTO_TINY=600` holds that many tiny items against every plan there is. */
const TINY = Number(process.env.AUTO_TINY ?? 12)
// Trying every plan takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 + TINY * 10_000 })

describe('plans that move an amount back', () => {
  it('[SEA7] the known one is found: 91 % where 68 % is all one gets without', () => {
    const best = bestOf(COUNTER_EXAMPLE)
    expect(best.rate).toBe(91)
    expect(replayFaults(COUNTER_EXAMPLE, best)).toEqual([])
    expect(answerOf(COUNTER_EXAMPLE).bound).toEqual({ kind: 'proven', isForwardOnly: false })
  })

  it('[EXA2] tiny items are as good as the best of all plans, overshooting by up to four', () => {
    for (let number = 1; number <= TINY; number += 1) {
      const problem = tinyItem(number)
      const best = bestRateWithMovesBack(OPTION_CATALOGUE, problem, { beyond: 1 + (number % 4) })
      const shown = Math.max(0, Math.min(100, Math.floor(best + 1e-9)))
      const found = bestOf(problem, { effort: 0.05 }).rate
      expect({ number, isBelow: found < shown }).toEqual({ number, isBelow: false })
      if (number % 4 === 3) expect({ number, found }).toEqual({ number, found: shown })
    }
  })
})
