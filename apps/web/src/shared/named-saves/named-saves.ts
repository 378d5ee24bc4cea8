/** One of several things a player keeps side by side in a planner. */
export type Named = {
  readonly id: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly updatedAt: number
}

/** All of them in the player's order; never empty. */
export type Saves<Item extends Named> = {
  readonly items: readonly Item[]
  readonly activeId: string
}

export const MAX_SAVES = 60

/** What a browser begins with: one and the same for the whole visit, so that nothing is drawn anew for its name. */
export function startSaves<Item extends Named>(first: Item): () => Saves<Item> {
  const saves = { items: [first], activeId: first.id }
  return () => saves
}

/** The one in front. */
export function activeOf<Item extends Named>({ items, activeId }: Saves<Item>): Item {
  const found = items.find(({ id }) => id === activeId) ?? items[0]
  if (!found) throw new Error('there is always one save')
  return found
}

/** Adds one behind the active one and brings it to the front. A full list stays as it is. */
export function addSave<Item extends Named>(saves: Saves<Item>, item: Item): Saves<Item> {
  if (saves.items.length >= MAX_SAVES) return saves
  const at = saves.items.findIndex(({ id }) => id === saves.activeId) + 1
  return { items: saves.items.toSpliced(at, 0, item), activeId: item.id }
}

/** Brings one to the front; unknown ids change nothing. */
export function selectSave<Item extends Named>(saves: Saves<Item>, id: string): Saves<Item> {
  return saves.items.some((item) => item.id === id) ? { ...saves, activeId: id } : saves
}

/** Replaces one by an edited one; an edit that changes nothing gives back the same list. */
export function updateSave<Item extends Named>(
  saves: Saves<Item>,
  id: string,
  edit: (item: Item) => Item,
): Saves<Item> {
  const item = saves.items.find((one) => one.id === id)
  if (!item) return saves
  const edited = edit(item)
  if (Object.is(edited, item)) return saves
  return { ...saves, items: saves.items.map((one) => (one.id === id ? edited : one)) }
}

/** Renames one; a name of spaces only is refused by changing nothing. */
export function renameSave<Item extends Named>(
  saves: Saves<Item>,
  id: string,
  name: string,
): Saves<Item> {
  const trimmed = name.trim()
  return trimmed === '' ? saves : updateSave(saves, id, (item) => ({ ...item, name: trimmed }))
}

/** What was closed and where it stood. */
export type ClosedSave<Item extends Named> = { readonly item: Item; readonly index: number }

/** Closes one; the last one is replaced by `fresh`. */
export function closeSave<Item extends Named>(
  saves: Saves<Item>,
  id: string,
  fresh: Item,
): { readonly saves: Saves<Item>; readonly closed: ClosedSave<Item> | null } {
  const index = saves.items.findIndex((item) => item.id === id)
  const item = saves.items[index]
  if (!item) return { saves, closed: null }
  const rest = saves.items.toSpliced(index, 1)
  const neighbour = rest[Math.min(index, rest.length - 1)]
  if (!neighbour) return { saves: { items: [fresh], activeId: fresh.id }, closed: { item, index } }
  const activeId = saves.activeId === id ? neighbour.id : saves.activeId
  return { saves: { items: rest, activeId }, closed: { item, index } }
}

/** Brings a closed one back to its place and to the front. */
export function reopenSave<Item extends Named>(
  saves: Saves<Item>,
  { item, index }: ClosedSave<Item>,
): Saves<Item> {
  if (saves.items.some(({ id }) => id === item.id)) return saves
  return { items: saves.items.toSpliced(index, 0, item), activeId: item.id }
}

/** The wanted name, or the same with the first free number behind it. */
export function freeName(saves: Saves<Named>, wanted: string): string {
  const taken = new Set(saves.items.map(({ name }) => name))
  if (!taken.has(wanted)) return wanted
  for (let number = 2; ; number++) {
    const name = `${wanted} ${number}`
    if (!taken.has(name)) return name
  }
}

/** Checks what was stored: ids differ, something is there, the active one is one of them. */
export function savesOf<Item extends Named>(
  items: readonly Item[],
  activeId: string,
): Saves<Item> | null {
  const [first] = items
  const ids = new Set(items.map(({ id }) => id))
  if (!first || ids.size < items.length) return null
  return { items, activeId: ids.has(activeId) ? activeId : first.id }
}
