import { type Catalogue, startSession, unclampedSuccessRate, apply, preview } from '@gyeol/statting'
import type { AutoProblem } from '../src/model.ts'

/*
 * The slow way for plans that move amounts back as well: every confirmation of the engine itself, from
 * every state, until no potential grows. Only for two or three options of a few steps.
 */

type State = { readonly potential: number; readonly amounts: readonly number[] }

/** Highest unclamped rate when amounts may overshoot both ends by so many steps. */
export function bestRateWithMovesBack(
  catalogue: Catalogue,
  problem: AutoProblem,
  beyond: number,
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
      const change = delta(from.amounts, amounts, from.granted)
      if (!change) continue
      const potential = from.potential + change.potential
      if (goal.every(({ steps }, index) => amounts[index] === steps)) {
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

/** What the engine makes of a change, remembered; null: nothing changes, or it refuses. */
function engineDelta(
  catalogue: Catalogue,
  problem: AutoProblem,
  goal: readonly { readonly option: string }[],
) {
  const known = new Map<string, number | null>()
  return (from: readonly number[], to: readonly number[], granted: number) => {
    const changed = to.reduce((bits, steps, index) => {
      return steps === from[index] ? bits : bits | (1 << index)
    }, 0)
    if (changed === 0) return null
    const after = granted | changed
    const moves = to.map((steps, index) => `${from[index]}>${steps}`).join()
    const key = `${moves} ${after}`
    if (!known.has(key)) known.set(key, askEngine(catalogue, problem, goal, { from, to, after }))
    const potential = known.get(key)
    return potential === null || potential === undefined ? null : { potential, granted: after }
  }
}

type Change = {
  readonly from: readonly number[]
  readonly to: readonly number[]
  /** Options granted afterwards. */
  readonly after: number
}

/** Brings a session of plenty to `from`, everything granted that will be, and previews the rest. */
function askEngine(
  catalogue: Catalogue,
  problem: AutoProblem,
  goal: readonly { readonly option: string }[],
  { from, to, after }: Change,
): number | null {
  let session = startSession(catalogue, { ...problem.settings, startPotential: 9999 })
  const play = (action: Parameters<typeof apply>[1]) => {
    const result = apply(session, action)
    if (result.ok) session = result.value
    return result.ok
  }
  for (const [slot, { option }] of goal.entries()) {
    if ((after & (1 << slot)) === 0) continue
    if (!play({ type: 'pick', slot, option })) return null
    // Granted once and back at 0 counts for the penalty as well.
    for (const steps of [1, from[slot] ?? 0]) {
      if (session.slots[slot]?.steps === steps) continue
      if (!play({ type: 'enter', slot, steps }) || !play({ type: 'confirm' })) return null
    }
  }
  const before = session.potential
  for (const slot of goal.keys()) {
    if (to[slot] === from[slot]) continue
    if (!play({ type: 'enter', slot, steps: to[slot] ?? 0 })) return null
  }
  return preview(session).futurePotential - before
}
