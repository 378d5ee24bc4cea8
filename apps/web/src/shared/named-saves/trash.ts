import { MAX_SAVES, type Named, type Saves } from './named-saves.ts'

/**
 * Moves one into the trash at `at` (ms since 1970); the last one is replaced by `fresh`. The oldest leave a full trash.
 */
export function deleteSave<All extends Saves<Named>>(
  saves: All,
  id: string,
  { fresh, at }: { readonly fresh: All['items'][number]; readonly at: number },
): All {
  const index = saves.items.findIndex((item) => item.id === id)
  const item = saves.items[index]
  if (!item) return saves
  const rest = saves.items.toSpliced(index, 1)
  const items = rest.length > 0 ? rest : [fresh]
  const neighbour = items[Math.min(index, items.length - 1)] ?? fresh
  return {
    ...saves,
    items,
    activeId: saves.activeId === id ? neighbour.id : saves.activeId,
    trash: [{ item, index, deletedAt: at }, ...saves.trash].slice(0, MAX_SAVES),
  }
}

/** Brings one out of the trash back to its place and to the front. A full list stays as it is. */
export function restoreSave<All extends Saves<Named>>(saves: All, id: string): All {
  const deleted = saves.trash.find(({ item }) => item.id === id)
  const isTaken = saves.items.some((item) => item.id === id)
  if (!deleted || isTaken || saves.items.length >= MAX_SAVES) return saves
  return {
    ...saves,
    items: saves.items.toSpliced(deleted.index, 0, deleted.item),
    activeId: id,
    trash: saves.trash.filter((one) => one !== deleted),
  }
}

/** Deletes for good what is in the trash. */
export function emptyTrash<All extends Saves<Named>>(saves: All): All {
  return { ...saves, trash: [] }
}
