import {
  apply,
  type Catalogue,
  preview,
  type Session,
  startSession,
  unclampedSuccessRate,
} from '@gyeol/statting'
import type { AutoProblem } from '../src/model.ts'

/*
 * The slow way for plans that move amounts back as well: every confirmation at the engine's prices,
 * from every state, until no potential grows. Only for two or three options of a few steps.
 */

type State = { readonly potential: number; readonly amounts: readonly number[] }

/** A move of one option, and whether it belongs to the final confirmation. */
export type StepMove = {
  readonly from: number
  readonly to: number
  readonly goal: number
  readonly isGranted: boolean
  readonly isFinal: boolean
}

/** How far amounts may overshoot both ends, in steps, and which moves are made at all. */
export type Moving = { readonly beyond: number; readonly mayMove?: (move: StepMove) => boolean }

/** Highest unclamped rate of all plans that move amounts so. */
export function bestRateWithMovesBack(
  catalogue: Catalogue,
  problem: AutoProblem,
  { beyond, mayMove = () => true }: Moving,
): number {
  const goal = [...problem.wanted, ...problem.fixedNegatives].map(({ option, steps }) => {
    if (steps === 'max') throw new Error(`${option} is not for this baseline`)
    return { option, steps }
  })
  const delta = engineDelta(catalogue, problem, goal)
  const ranges = goal.map(({ steps }) => {
    const low = Math.min(0, steps) - beyond
    return Array.from({ length: Math.abs(steps) + 1 + 2 * beyond }, (_, index) => low + index)
  })
  const targets = ranges.reduce<number[][]>(
    (lists, range) => lists.flatMap((list) => range.map((steps) => [...list, steps])),
    [[]],
  )
  const { startPotential, recipePotential } = problem.settings
  const start = { potential: startPotential, amounts: goal.map(() => 0) }
  const most = new Map<string, number>([[keyOf(start.amounts, 0), startPotential]])
  const waiting: (State & { granted: number })[] = [{ ...start, granted: 0 }]
  let best = -Infinity
  for (let from = waiting.shift(); from; from = waiting.shift()) {
    if (from.potential < (most.get(keyOf(from.amounts, from.granted)) ?? 0)) continue
    for (const amounts of targets) {
      const isFinal = goal.every(({ steps }, index) => amounts[index] === steps)
      const isAllowed = goal.every(({ steps }, index) => {
        const isGranted = (from.granted & (1 << index)) !== 0
        const before = from.amounts[index] ?? 0
        const to = amounts[index] ?? 0
        return before === to || mayMove({ from: before, to, goal: steps, isGranted, isFinal })
      })
      const change = isAllowed ? delta(from.amounts, amounts, from.granted) : null
      if (!change) continue
      const potential = from.potential + change.potential
      if (isFinal) {
        const input = { futurePotential: potential, potential: from.potential, recipePotential }
        best = Math.max(best, unclampedSuccessRate(input))
      }
      const key = keyOf(amounts, change.granted)
      if (potential < 1 || potential <= (most.get(key) ?? 0)) continue
      most.set(key, potential)
      waiting.push({ potential, amounts, granted: change.granted })
    }
  }
  return best
}

const keyOf = (amounts: readonly number[], granted: number) => `${amounts.join()} ${granted}`

/** What a change brings by the engine's own prices and penalties; null: nothing changes. */
function engineDelta(
  catalogue: Catalogue,
  problem: AutoProblem,
  goal: readonly { readonly option: string }[],
) {
  const settings = { ...problem.settings, startPotential: 9999 }
  const prices = new Map<string, number>()
  const penalties = new Map<number, number>()
  const priceOf = (index: number, from: number, to: number) => {
    const key = `${index} ${from} ${to}`
    const known = prices.get(key)
    if (known !== undefined) return known
    const granted = play(startSession(catalogue, settings), {
      slot: 0,
      option: goal[index]?.option ?? '',
      steps: from,
    })
    const price = preview(enter(granted, 0, to)).potentialBeforePenalty
    prices.set(key, price)
    return price
  }
  const penaltyOf = (granted: number) => {
    const known = penalties.get(granted)
    if (known !== undefined) return known
    let session = startSession(catalogue, settings)
    for (const [slot, { option }] of goal.entries())
      if ((granted & (1 << slot)) !== 0) session = play(session, { slot, option, steps: 1 })
    const penalty = preview(session).penaltyPercent
    penalties.set(granted, penalty)
    return penalty
  }
  return (from: readonly number[], to: readonly number[], granted: number) => {
    let sum = 0
    let after = granted
    for (const [index, steps] of to.entries()) {
      const before = from[index] ?? 0
      if (steps === before) continue
      sum += priceOf(index, before, steps)
      after |= 1 << index
    }
    if (from.join() === to.join()) return null
    const potential = Math.trunc((sum * (100 + penaltyOf(after))) / 100)
    return { potential, granted: after }
  }
}

function enter(session: Session, slot: number, steps: number): Session {
  const result = apply(session, { type: 'enter', slot, steps })
  return result.ok ? result.value : session
}

type Play = { readonly slot: number; readonly option: string; readonly steps: number }

/** An option granted with so many steps; at 0 it is only picked. */
function play(session: Session, { slot, option, steps }: Play): Session {
  const picked = apply(session, { type: 'pick', slot, option })
  if (!picked.ok) throw new Error(picked.refusal.code)
  if (steps === 0) return picked.value
  const confirmed = apply(enter(picked.value, slot, steps), { type: 'confirm' })
  if (!confirmed.ok) throw new Error(confirmed.refusal.code)
  return confirmed.value
}

/**
 * Plans the bound speaks of: what is wanted only rises; a negative only falls, but may be raised to +1
 * when it is granted, and fall one step too deep until the final confirmation.
 */
export const ONE_STEP_BEYOND: Moving = {
  beyond: 1,
  mayMove: ({ from, to, goal, isGranted, isFinal }) => {
    if (goal > 0) return from >= 0 && to > from && to <= goal
    if (to > from) return isGranted ? from === goal - 1 && isFinal : to === 1
    return to >= goal - 1
  },
}
