import type { SkillEffect } from '@gyeol/character'
import { useEffect } from 'react'
import { createStore } from '../../../shared/store/create-store.ts'
import { useStore } from '../../../shared/store/use-store.ts'

/** What is known of skills in numbers, by their ids. */
export type SkillEffects = ReadonlyMap<string, SkillEffect>

/** For a build that has learned nothing. */
export const NO_EFFECTS: SkillEffects = new Map()

type Known = { readonly effects: SkillEffects | null; readonly isFailed: boolean }

const known = createStore<Known>({ effects: null, isFailed: false })

/** Brings the numbers of all skills; they are heavy, and a build without skills never needs them. */
export async function fetchSkillEffects(): Promise<void> {
  if (known.get().effects) return
  try {
    const { EFFECTS } = await import('./skill-effect-facts.ts')
    known.update(() => ({ effects: EFFECTS, isFailed: false }))
  } catch {
    known.update(() => ({ effects: null, isFailed: true }))
  }
}

/** The numbers of all skills once somebody needs them; null until they have come. */
export function useSkillEffects(isNeeded: boolean): Known {
  useEffect(() => {
    if (isNeeded) void fetchSkillEffects()
  }, [isNeeded])
  return useStore(known)
}
