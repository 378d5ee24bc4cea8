import {
  type Guard,
  hasShape,
  isRecord,
  listOf,
  numberFrom,
  textLike,
  wholeFrom,
} from '../saved-data/shapes.ts'
import { daysLeft, MAX_SAVES, type Deleted, type Named, type Saves } from './named-saves.ts'

/** What was deleted, as the browser keeps it. */
export type StoredTrash<Wire> = readonly {
  readonly save: Wire
  readonly index: number
  readonly at: number
}[]

/** Saves as the browser keeps them: `select` is the id of the one in front. */
export type StoredSaves<Wire> = {
  readonly saves: readonly Wire[]
  readonly select: string
  readonly trash: StoredTrash<Wire>
}

/** How one save is kept. */
type Form<Item extends Named, Wire> = {
  readonly isStored: Guard<Wire>
  readonly read: (wire: Wire) => Item
  readonly write: (item: Item) => Wire
}

/** Whether something from the browser's storage is a trash. */
export function isStoredTrash<Wire>(isStored: Guard<Wire>): Guard<StoredTrash<Wire>> {
  const isDeleted = hasShape<StoredTrash<Wire>[number]>({
    save: isStored,
    index: wholeFrom(0, MAX_SAVES),
    at: numberFrom(0, Number.MAX_SAFE_INTEGER),
  })
  return listOf(isDeleted, { min: 0, max: MAX_SAVES })
}

/** A kept trash without what is too old. */
export function readTrash<Item extends Named, Wire>(
  stored: StoredTrash<Wire>,
  read: (wire: Wire) => Item,
): Deleted<Item>[] {
  const now = Date.now()
  return stored
    .filter(({ at }) => daysLeft({ deletedAt: at }, now) > 0)
    .map(({ save, index, at }) => ({ item: read(save), index, deletedAt: at }))
}

/** Upgrades what was kept before there was a trash. */
export function withTrash(old: unknown): unknown {
  return isRecord(old) ? { ...old, trash: [] } : old
}

/** A trash as the browser keeps it. */
export function writeTrash<Item extends Named, Wire>(
  trash: readonly Deleted<Item>[],
  write: (item: Item) => Wire,
): StoredTrash<Wire> {
  return trash.map(({ item, index, deletedAt }) => ({ save: write(item), index, at: deletedAt }))
}

/** Saves out of kept parts: null unless ids differ and something is there; the one in front is one of them. */
export function savesOf<Item extends Named>(
  items: readonly Item[],
  activeId: string,
  trash: readonly Deleted<Item>[],
): Saves<Item> | null {
  const [first] = items
  const ids = new Set(items.map(({ id }) => id))
  if (!first || ids.size < items.length) return null
  return { items, activeId: ids.has(activeId) ? activeId : first.id, trash }
}

/**
 * How saves are read and written, for `defineSaved`. All or nothing: one unreadable save sets the whole text aside,
 * where it can still be rescued.
 */
export function storedSaves<Item extends Named, Wire>({ isStored, read, write }: Form<Item, Wire>) {
  const areStored = hasShape<StoredSaves<Wire>>({
    saves: listOf(isStored, { min: 1, max: MAX_SAVES }),
    select: textLike(/^/),
    trash: isStoredTrash(isStored),
  })
  return {
    schema: (value: unknown): Saves<Item> | null =>
      areStored(value)
        ? savesOf(value.saves.map(read), value.select, readTrash(value.trash, read))
        : null,
    write: ({ items, activeId, trash }: Saves<Item>): StoredSaves<Wire> => ({
      saves: items.map(write),
      select: activeId,
      trash: writeTrash(trash, write),
    }),
  }
}
