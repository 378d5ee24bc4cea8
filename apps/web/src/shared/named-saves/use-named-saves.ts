import { useMemo, useState } from 'react'
import { useSaved } from '../saved-data/saved-data.ts'
import type { SavedStore } from '../saved-data/saved-store.ts'
import {
  activeOf,
  addSave,
  type ClosedSave,
  closeSave,
  freeName,
  MAX_SAVES,
  type Named,
  renameSave,
  reopenSave,
  type Saves,
  selectSave,
  updateSave,
} from './named-saves.ts'

/**
 * What a planner keeps side by side and everything that can be done to it. Every edit is a pure
 * function, so that two tabs merge. `copySuffix` stands behind the name of a copy.
 */
export function useNamedSaves<Item extends Named>(
  store: SavedStore<Saves<Item>>,
  copySuffix: string,
) {
  const [saves] = useSaved(store)
  const [closed, setClosed] = useState<ClosedSave<Item> | null>(null)
  const active = activeOf(saves)
  const { id } = active
  const edits = useMemo(() => editsOf(store, id, copySuffix), [store, id, copySuffix])
  return {
    saves,
    active,
    edits,
    closing: {
      closedName: closed?.item.name ?? null,
      /** Closes the one in front; the last one is replaced by `fresh`. */
      closeFor: (fresh: Item) => {
        setClosed(closeSave(store.load(), id, fresh).closed)
        store.update((all) => closeSave(all, id, fresh).saves)
      },
      reopen: () => {
        if (closed) store.update((all) => reopenSave(all, closed))
        setClosed(null)
      },
      dismissClosed: () => setClosed(null),
    },
  }
}

function editsOf<Item extends Named>(
  store: SavedStore<Saves<Item>>,
  id: string,
  copySuffix: string,
) {
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
        id: crypto.randomUUID(),
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
