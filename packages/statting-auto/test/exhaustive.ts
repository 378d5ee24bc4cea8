import { type Catalogue, limitsOf, PENALTY_PERCENT, unclampedSuccessRate } from '@gyeol/statting'
import type { AutoProblem } from '../src/model.ts'

/*
 * The slow way, frozen: every plan that never moves a value back, whatever its confirmations are. It
 * shares nothing with the search but the problem. Only for problems of a few steps.
 */

type Slot = {
  readonly category: string
  readonly price: number
  readonly baseCap: number
  readonly length: number
  readonly isUp: boolean
}

/** Highest unclamped rate of any plan of a problem whose amounts are all given. */
export function bestRateOf(catalogue: Catalogue, problem: AutoProblem): number {
  const slots = [...problem.wanted, ...problem.fixedNegatives].map(({ option, steps }): Slot => {
    const definition = catalogue.find(({ key }) => key === option)
    if (!definition || steps === 'max') throw new Error(`${option} is not for this baseline`)
    const fits = ['universal', 'element', problem.settings.equipment].includes(definition.scope)
    return {
      category: definition.category,
      price: definition.potential * (fits ? 1 : 2),
      baseCap: limitsOf(definition, problem.settings).baseCap,
      length: Math.abs(steps),
      isUp: steps > 0,
    }
  })
  const states = allAmounts(slots)
  const most = new Map<string, number>([[states[0]?.join() ?? '', problem.settings.startPotential]])
  const goal = slots.map(({ length }) => length)
  let best = -Infinity
  // Larger amounts come later in the list, so every state is complete when it is left.
  for (const from of states) {
    const potential = most.get(from.join())
    if (potential === undefined) continue
    for (const to of states) {
      if (!isBeyond(from, to)) continue
      const futurePotential = potential + deltaOf(slots, { from, to }, problem.settings.tec)
      if (to.join() === goal.join()) {
        const { recipePotential } = problem.settings
        best = Math.max(best, unclampedSuccessRate({ futurePotential, potential, recipePotential }))
      }
      const isOpen = futurePotential >= 1 && to.filter((amount) => amount > 0).length < 8
      if (isOpen && futurePotential > (most.get(to.join()) ?? 0))
        most.set(to.join(), futurePotential)
    }
  }
  return best
}

function allAmounts(slots: readonly Slot[]): number[][] {
  return slots.reduce<number[][]>(
    (states, { length }) => {
      return Array.from({ length: length + 1 }, (_, amount) => amount).flatMap((amount) => {
        return states.map((state) => [...state, amount])
      })
    },
    [[]],
  )
}

function isBeyond(from: readonly number[], to: readonly number[]): boolean {
  return from.every((amount, slot) => amount <= (to[slot] ?? 0)) && from.join() !== to.join()
}

type Change = { readonly from: readonly number[]; readonly to: readonly number[] }

function deltaOf(slots: readonly Slot[], { from, to }: Change, tec: number): number {
  let sum = 0
  for (const [index, { price, baseCap, isUp }] of slots.entries()) {
    const low = from[index] ?? 0
    const high = to[index] ?? 0
    const bonus = Math.max(0, high - baseCap) - Math.max(0, low - baseCap)
    const normal = high - low - bonus
    sum += isUp
      ? -price * (normal + 2 * bonus)
      : Math.trunc((price * (2 * normal + bonus) * (50 + tec)) / 2000)
  }
  const counts = new Map<string, number>()
  for (const [index, { category }] of slots.entries()) {
    if ((to[index] ?? 0) > 0) counts.set(category, (counts.get(category) ?? 0) + 1)
  }
  const penalty = [...counts.values()].reduce(
    (all, count) => all + (PENALTY_PERCENT[count] ?? 0),
    0,
  )
  return Math.trunc((sum * (100 + penalty)) / 100)
}
