import { OPTION_CATALOGUE } from '@gyeol/game-data'
import { describe, expect, it } from 'vitest'
import { randomProblem } from '../test/random-problem.ts'
import { groupConfirmations, partsOf } from './confirmations.ts'
import { canonicalPattern, type Confirmation, planAtOnce, planOfConfirmations } from './plan.ts'
import { Neighbours } from './neighbours.ts'
import { createRandom } from './random.ts'
import { passGate } from './replay-gate.ts'
import { createSearchSpace } from './search-space.ts'

const MOST_PARTS = 9

/** A random plan of a random problem with few parts. */
function* fewParts() {
  for (let number = 1; number < 3000; number += 1) {
    const problem = randomProblem(number)
    const space = createSearchSpace(OPTION_CATALOGUE, problem)
    const plan = planAtOnce(space, canonicalPattern(2))
    const neighbours = new Neighbours(space, plan, createRandom(number))
    for (let change = 0; change < 12; change += 1) neighbours.change()
    const parts = partsOf(space, plan)
    if (parts.length > 2 && parts.length <= MOST_PARTS) yield { space, parts }
  }
}

/** Every way to cut a list into groups of neighbours. */
function cuttings(parts: readonly Confirmation[]): Confirmation[][] {
  return Array.from({ length: 2 ** (parts.length - 1) }, (_, bits) => {
    const groups: Confirmation[] = []
    for (const [index, part] of parts.entries()) {
      const joins = index > 0 && (bits & (1 << (index - 1))) !== 0
      const last = joins ? (groups.pop() ?? []) : []
      groups.push([...last, ...part])
    }
    return groups.map((group) => {
      const options = [...new Set(group.map(({ option }) => option))]
      return options.map((option) => {
        const same = group.filter((one) => one.option === option)
        return { option, units: same.reduce((sum, { units }) => sum + units, 0) }
      })
    })
  })
}

describe('grouping into confirmations', () => {
  it('[CNF1] finds the best of all groupings for every number of confirmations', () => {
    let compared = 0
    for (const { space, parts } of fewParts()) {
      const { startPotential } = space.problem.settings
      const best: (number | undefined)[] = Array.from({ length: parts.length + 1 })
      for (const cutting of cuttings(parts)) {
        const candidate = passGate(space, cutting, startPotential)
        if (!candidate) continue
        const known = best[cutting.length] ?? -Infinity
        best[cutting.length] = Math.max(known, candidate.unclampedRate)
      }
      const found = groupConfirmations(space, parts, startPotential).map((one) => one?.rate)
      for (const [size, rate] of best.entries()) {
        if (rate === undefined) expect(found[size]).toBeUndefined()
        else expect(found[size]).toBeCloseTo(rate, 9)
      }
      compared += 1
      if (compared === 25) break
    }
    expect(compared).toBe(25)
  })

  it('turns confirmations into a plan and back', () => {
    for (const { space, parts } of fewParts()) {
      const again = partsOf(space, planOfConfirmations(space, parts))
      const plain = (list: readonly Confirmation[]) => {
        return list.map((part) => part.toSorted((one, other) => one.option - other.option))
      }
      expect(plain(again)).toEqual(plain(parts))
      if (parts.length === MOST_PARTS) break
    }
  })
})
