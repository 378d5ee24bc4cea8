import { createStore } from '../../../shared/store/create-store.ts'
import { bodyOf, type Character, type CharacterBody } from './character-build.ts'

/** What was done to a character during this visit; the last thing last. */
type Trail = { readonly past: readonly CharacterBody[]; readonly undone: readonly CharacterBody[] }

const NOTHING: Trail = { past: [], undone: [] }
const MAX_PAST = 50

/** Trails by the id of the character. A character is large: they are not written into the storage. */
export const trails = createStore<Readonly<Record<string, Trail>>>({})

export function trailOf(all: Readonly<Record<string, Trail>>, id: string): Trail {
  return all[id] ?? NOTHING
}

/** Notes what a character was before a change. */
export function noteChange(before: Character): void {
  trails.update((all) => {
    const { past } = trailOf(all, before.id)
    const kept = [...past, bodyOf(before)].slice(-MAX_PAST)
    return { ...all, [before.id]: { past: kept, undone: [] } }
  })
}

/** The body one step back or forth, with the trail moved; null at its end. */
export function travel(now: Character, direction: 'undo' | 'redo'): CharacterBody | null {
  const { past, undone } = trailOf(trails.get(), now.id)
  const [from, onto] = direction === 'undo' ? [past, undone] : [undone, past]
  const body = from.at(-1)
  if (!body) return null
  const shorter = from.slice(0, -1)
  const longer = [...onto, bodyOf(now)]
  const trail =
    direction === 'undo' ? { past: shorter, undone: longer } : { past: longer, undone: shorter }
  trails.update((all) => ({ ...all, [now.id]: trail }))
  return body
}
