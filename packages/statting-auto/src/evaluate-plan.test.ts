import { OPTION_CATALOGUE } from '@gyeol/game-data'
import { apply, type Session, startSession } from '@gyeol/statting'
import { describe, expect, it } from 'vitest'
import { randomProblem } from '../test/random-problem.ts'
import { partsOf } from './confirmations.ts'
import { PlanEvaluator } from './evaluate-plan.ts'
import { Neighbours } from './neighbours.ts'
import { canonicalPattern, type Confirmation, jointPattern, planAtOnce } from './plan.ts'
import { createRandom } from './random.ts'
import { createSearchSpace, type SearchSpace } from './search-space.ts'

/** So much that no plan ends early: what is compared is arithmetic. */
const PLENTY = 9999
const CHANGES = 40
const PLANS_PER_PROBLEM = 25

/** Carries confirmations out in the engine; the potential after each one, the start's first. */
function potentialsOf(space: SearchSpace, parts: readonly Confirmation[]): number[] {
  const slots = new Map<string, number>()
  let session: Session = startSession(space.catalogue, space.problem.settings)
  const potentials = [session.potential]
  for (const part of parts) {
    for (const { option, units } of part) {
      const way = space.options.at(option)
      if (!way) throw new Error('no such option')
      const { key, isUp } = way
      const slot = slots.get(key) ?? slots.size
      if (!slots.has(key)) session = must(session, { type: 'pick', slot, option: key })
      slots.set(key, slot)
      const steps = (session.slots.at(slot)?.steps ?? 0) + (isUp ? units : -units)
      session = must(session, { type: 'enter', slot, steps })
    }
    session = must(session, { type: 'confirm' })
    potentials.push(session.history.at(-1)!.potentialAfter)
  }
  return potentials
}

function must(session: Session, action: Parameters<typeof apply>[1]): Session {
  const result = apply(session, action)
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

describe('the evaluator of plans', () => {
  it('[EVA1] agrees with the engine on thousands of random plans', () => {
    let compared = 0
    for (let number = 1; number <= 120; number += 1) {
      const problem = randomProblem(number)
      const settings = { ...problem.settings, startPotential: PLENTY }
      const space = createSearchSpace(OPTION_CATALOGUE, { ...problem, settings })
      const evaluator = new PlanEvaluator(space)
      const random = createRandom(number)
      const pattern = number % 4 === 0 ? jointPattern(4) : canonicalPattern(1 + (number % 3))
      const plan = planAtOnce(space, pattern)
      const neighbours = new Neighbours(space, plan, random)
      for (let round = 0; round < PLANS_PER_PROBLEM; round += 1) {
        for (let change = 0; change < CHANGES; change += 1) neighbours.change()
        const parts = partsOf(space, plan)
        const { overfull, after, lowest, before } = evaluator.evaluate(plan)
        if (overfull > 0) continue
        const potentials = potentialsOf(space, parts)
        expect(PLENTY + after).toBe(potentials.at(-1))
        // Inside a phase of single purchases potential only falls, so its end is its lowest point.
        const isFinalEmpty = parts.length === 0 || after === before
        expect(PLENTY + lowest).toBe(
          Math.min(...(isFinalEmpty ? potentials : potentials.slice(0, -1))),
        )
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(2000)
  })

  it('[SEA2] takes every change back', () => {
    for (let number = 1; number <= 60; number += 1) {
      const space = createSearchSpace(OPTION_CATALOGUE, randomProblem(number))
      const plan = planAtOnce(space, canonicalPattern(2))
      const neighbours = new Neighbours(space, plan, createRandom(number))
      for (let change = 0; change < 200; change += 1) {
        const before = structuredClone(plan)
        if (!neighbours.change()) {
          expect(plan).toEqual(before)
          continue
        }
        if (change % 2 === 0) continue
        neighbours.undo()
        expect(plan).toEqual(before)
      }
    }
  })

  it('[PLAN1] keeps every plan whole: wanted amounts, depths and phases', () => {
    for (let number = 1; number <= 60; number += 1) {
      const space = createSearchSpace(OPTION_CATALOGUE, randomProblem(number))
      const plan = planAtOnce(space, canonicalPattern(2))
      const neighbours = new Neighbours(space, plan, createRandom(number))
      const columns = plan.phases.length + 1
      for (let change = 0; change < 300; change += 1) neighbours.change()
      for (const [row, rule] of space.rows.entries()) {
        const way = space.options.find((_, index) => index === plan.option[row])
        const amounts = Array.from(plan.at.slice(row * columns, (row + 1) * columns))
        expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
        expect(amounts.at(-1)).toBeLessThanOrEqual(way?.length ?? 0)
        if (rule.kind === 'exact') expect(amounts.at(-1)).toBe(way?.length)
        if (!way || way.isUp) continue
        for (const [phase, kind] of plan.phases.entries())
          if (kind === 0) expect(amounts[phase + 1]).toBe(amounts[phase])
      }
    }
  })
})
