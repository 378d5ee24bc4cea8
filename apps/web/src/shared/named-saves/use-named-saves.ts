import { useMemo } from 'react'
import { newId } from '../new-id.ts'
import { useSaved } from '../saved-data/saved-data.ts'
import type { SavedStore } from '../saved-data/saved-store.ts'
import {
  activeOf,
  addSave,
  freeName,
  MAX_SAVES,
  type Named,
  renameSave,
  type Saves,
  selectSave,
  updateSave,
} from './named-saves.ts'

/**
 * What a planner keeps side by side and everything that can be done to it. Every edit is a pure
 * function, so that two tabs merge. `copySuffix` stands behind the name of a copy.
 */
export function useNamedSaves<All extends Saves<Named>>(
  store: SavedStore<All>,
  copySuffix: string,
) {
  const [saves] = useSaved(store)
  const active = activeOf(saves)
  const { id } = active
  const edits = useMemo(() => editsOf(store, id, copySuffix), [store, id, copySuffix])
  return { saves, active, edits }
}

function editsOf<All extends Saves<Named>>(store: SavedStore<All>, id: string, copySuffix: string) {
  type Item = All['items'][number]
  /** Adds what `start` makes of the one in front; false when there is no room for one more. */
  const add = (start: (active: Item) => Item): boolean => {
    const all = store.load()
    if (all.items.length >= MAX_SAVES) return false
    const item = start(activeOf(all))
    store.update((now) => addSave(now, { ...item, name: freeName(now, item.name) }))
    return true
  }
  return {
    add,
    addCopy: () =>
      add((active) => ({
        ...active,
        id: newId(),
        name: `${active.name} ${copySuffix}`,
        updatedAt: Date.now(),
      })),
    edit: (change: (item: Item, at: number) => Item) => {
      const at = Date.now()
      store.update((all) => updateSave(all, id, (item) => change(item, at)))
    },
    rename: (name: string) => store.update((all) => renameSave(all, id, name)),
    select: (wanted: string) => store.update((all) => selectSave(all, wanted)),
  }
}
