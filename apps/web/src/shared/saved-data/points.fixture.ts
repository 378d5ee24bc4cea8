import type { SavedDefinition } from './saved-store.ts'

/** A small saved thing with two older forms, for the tests of this folder. */
export type Points = {
  readonly step: number
  readonly slots: Readonly<Record<string, number>>
}

export const EMPTY: Points = { step: 5, slots: {} }

function readPoints(value: unknown): Points | null {
  if (typeof value !== 'object' || value === null) return null
  const { step, slots } = value as Partial<Record<keyof Points, unknown>>
  if (typeof step !== 'number' || !Number.isFinite(step)) return null
  if (typeof slots !== 'object' || slots === null || Array.isArray(slots)) return null
  const entries = Object.entries(slots)
  if (!entries.every(([, count]) => typeof count === 'number')) return null
  return { step, slots: Object.fromEntries(entries) }
}

export const POINTS: SavedDefinition<Points> = {
  key: 'points',
  version: 2,
  initial: () => EMPTY,
  schema: readPoints,
  upgrades: {
    // The first form was the bare step, the second had no slots.
    0: (old) => (typeof old === 'number' ? { step: old } : old),
    1: (old) => (typeof old === 'object' && old !== null ? { slots: {}, ...old } : old),
  },
}

/** A change of one slot, as a screen makes it. */
export const setSlot = (name: string, count: number) => (data: Points) => ({
  ...data,
  slots: { ...data.slots, [name]: count },
})
