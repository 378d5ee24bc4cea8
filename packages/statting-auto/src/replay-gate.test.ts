import { OPTION_CATALOGUE } from '@gyeol/game-data'
import { describe, expect, it } from 'vitest'
import { answerOf, weaponProblem } from '../test/problems.ts'
import { randomProblem } from '../test/random-problem.ts'
import { replayFaults } from '../test/replay-faults.ts'
import { passGate } from './replay-gate.ts'
import { createSearchSpace } from './search-space.ts'

/** The full number is for a night: AUTO_REPLAYS=10000. */
const REPLAYS = Number(process.env.AUTO_REPLAYS ?? 40)

describe('every plan that is shown', () => {
  it(
    `[GATE1] is carried out by the engine exactly as stated: ${REPLAYS} random problems`,
    () => {
      const faults: string[] = []
      for (let number = 1; number <= REPLAYS; number += 1) {
        const problem = randomProblem(number + 100_000)
        const { candidates, front } = answerOf(problem, { effort: 0.02 })
        expect(candidates.length).toBeGreaterThan(0)
        for (const candidate of [...candidates, ...front.map((entry) => entry.candidate)])
          for (const fault of replayFaults(problem, candidate)) faults.push(`${number}: ${fault}`)
      }
      expect(faults).toEqual([])
    },
    120_000 + REPLAYS * 1000,
  )

  it('[GATE1] is dropped when the engine would end earlier, or the item is not the wanted one', () => {
    const wanted = [
      { option: 'crit_rate', steps: 2 },
      { option: 'str_pct', steps: 10 },
    ]
    const problem = weaponProblem({ wanted, allowedNegatives: [] })
    const space = createSearchSpace(OPTION_CATALOGUE, problem)
    const all = [{ option: 1, units: 10 }]
    const some = [{ option: 0, units: 1 }]
    expect(passGate(space, [some, some, all], 98)?.confirmations).toBe(3)
    // 100 potential for STR % leaves nothing for what comes after it.
    expect(passGate(space, [all, some, some], 98)).toBeNull()
    expect(passGate(space, [some, all], 98)).toBeNull()
  })
})
