import { DAY_MS } from '@gyeol/korean'

/** One of several things a player keeps side by side in a planner. */
export type Named = {
  readonly id: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly updatedAt: number
}

/** What was deleted, and where it stood. */
export type Deleted<Item extends Named> = {
  readonly item: Item
  readonly index: number
  /** Milliseconds since 1970. */
  readonly deletedAt: number
}

/** All of them in the player's order; never empty. */
export type Saves<Item extends Named> = {
  readonly items: readonly Item[]
  readonly activeId: string
  /** What was deleted within {@link TRASH_DAYS} days, the latest first. */
  readonly trash: readonly Deleted<Item>[]
}

export const MAX_SAVES = 60

export const TRASH_DAYS = 30

/** What a browser begins with: one and the same for the whole visit, so that nothing is drawn anew for its name. */
export function startSaves<Item extends Named>(first: Item): () => Saves<Item> {
  const saves = { items: [first], activeId: first.id, trash: [] }
  return () => saves
}

/** The one in front. */
export function activeOf<All extends Saves<Named>>({ items, activeId }: All): All['items'][number] {
  const found = items.find(({ id }) => id === activeId) ?? items[0]
  if (!found) throw new Error('there is always one save')
  return found
}

/** Adds one behind the active one and brings it to the front. A full list stays as it is. */
export function addSave<All extends Saves<Named>>(saves: All, item: All['items'][number]): All {
  if (saves.items.length >= MAX_SAVES) return saves
  const at = saves.items.findIndex(({ id }) => id === saves.activeId) + 1
  return { ...saves, items: saves.items.toSpliced(at, 0, item), activeId: item.id }
}

/** Brings one to the front; unknown ids change nothing. */
export function selectSave<All extends Saves<Named>>(saves: All, id: string): All {
  return saves.items.some((item) => item.id === id) ? { ...saves, activeId: id } : saves
}

/** Replaces one by an edited one; an edit that changes nothing gives back the same list. */
export function updateSave<All extends Saves<Named>>(
  saves: All,
  id: string,
  edit: (item: All['items'][number]) => All['items'][number],
): All {
  const item = saves.items.find((one) => one.id === id)
  if (!item) return saves
  const edited = edit(item)
  if (Object.is(edited, item)) return saves
  return { ...saves, items: saves.items.map((one) => (one.id === id ? edited : one)) }
}

/** Renames one; a name of spaces only is refused by changing nothing. */
export function renameSave<All extends Saves<Named>>(saves: All, id: string, name: string): All {
  const trimmed = name.trim()
  return trimmed === '' ? saves : updateSave(saves, id, (item) => ({ ...item, name: trimmed }))
}

/** Whole days for which what was deleted can still be brought back, at least 1; 0 once it is gone. */
export function daysLeft({ deletedAt }: Pick<Deleted<Named>, 'deletedAt'>, now: number): number {
  return Math.max(0, Math.ceil(TRASH_DAYS - (now - deletedAt) / DAY_MS))
}

/** The wanted name, or the same with the first free number behind it. */
export function freeName({ items }: Pick<Saves<Named>, 'items'>, wanted: string): string {
  const taken = new Set(items.map(({ name }) => name))
  if (!taken.has(wanted)) return wanted
  for (let number = 2; ; number++) {
    const name = `${wanted} ${number}`
    if (!taken.has(name)) return name
  }
}
