import type { OptionDefinition, Settings } from '@gyeol/statting'

/*
 * The plain way to write the same step: one mutable state, cloned before every confirm so that undo
 * can go back to it, the catalogue searched by key, every material step counted one by one.
 * It exists only to be the other side of the benchmark.
 */

type NaiveSlot = { readonly option: string | null; isNew: boolean; steps: number; pending: number }

/** The naive session; `past` holds whole copies. */
export type NaiveState = {
  readonly slots: NaiveSlot[]
  readonly potential: number
  readonly materials: Record<string, number>
  readonly history: { readonly code: [number, number][]; readonly potential: number }[]
  readonly past: NaiveState[]
}

export type NaiveRules = {
  readonly catalogue: readonly OptionDefinition[]
  readonly settings: Settings
}

const PENALTY = [0, 0, 20, 45, 80, 125, 180, 245, 320]

export function naiveEnter(state: NaiveState, slot: number, pending: number): NaiveState {
  const next = structuredClone(state)
  const target = next.slots[slot]
  if (target) target.pending = pending
  return next
}

export function naiveConfirm(state: NaiveState, rules: NaiveRules): NaiveState {
  const before = structuredClone({ ...state, past: [] })
  const next = structuredClone({ ...state, past: [] })
  const percent = penaltyOf(next.slots, rules)
  let sum = 0
  const code: [number, number][] = []
  for (const [index, slot] of next.slots.entries()) {
    if (slot.option === null || slot.steps === slot.pending) continue
    const option = optionOf(slot.option, rules)
    sum += potentialOf(option, slot, rules)
    next.materials[option.material] = (next.materials[option.material] ?? 0) + points(option, slot)
    code.push([index, slot.pending - slot.steps])
    slot.steps = slot.pending
    slot.isNew = false
  }
  next.potential += Math.trunc((sum * (100 + percent)) / 100)
  next.history.push({ code, potential: next.potential })
  return { ...next, past: [...state.past, before] }
}

export function naiveUndo(state: NaiveState): NaiveState {
  const last = state.past.at(-1)
  return last ? { ...structuredClone(last), past: state.past.slice(0, -1) } : state
}

function optionOf(key: string, { catalogue }: NaiveRules): OptionDefinition {
  const option = catalogue.find((one) => one.key === key)
  if (!option) throw new Error(`no option ${key}`)
  return option
}

function penaltyOf(slots: readonly NaiveSlot[], rules: NaiveRules): number {
  const counts: Record<string, number> = {}
  for (const { option, isNew, pending } of slots) {
    if (option === null || (isNew && pending === 0)) continue
    const { category } = optionOf(option, rules)
    counts[category] = (counts[category] ?? 0) + 1
  }
  return Object.values(counts).reduce((sum, count) => sum + (PENALTY[count] ?? 0), 0)
}

function potentialOf(option: OptionDefinition, slot: NaiveSlot, { settings }: NaiveRules): number {
  const fits = ['universal', 'element', settings.equipment].includes(option.scope)
  const perStep = option.potential * (fits ? 1 : 2)
  const steps = slot.pending - slot.steps
  if (steps > 0) return -perStep * steps
  return Math.trunc((perStep * -steps * (50 + settings.tec)) / 1000)
}

function points(option: OptionDefinition, { steps, pending }: NaiveSlot): number {
  const direction = pending > steps ? 1 : -1
  let sum = 0
  for (let n = steps + direction; n !== pending + direction; n += direction)
    sum += Math.floor((n * n * option.costTimes10) / 10)
  return sum
}
