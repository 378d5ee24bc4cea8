// a type, not an interface: the library's group type has an index signature
export type ItemGroup<Item> = {
  /** Null for items that need no heading. */
  readonly label: string | null
  readonly items: Item[]
}

/** Items under their headings, headings in the order in which they first appear. */
export function groupItems<Item>(
  items: readonly Item[],
  groupOf: ((item: Item) => string) | undefined,
): ItemGroup<Item>[] {
  if (groupOf === undefined) return [{ label: null, items: [...items] }]
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const label = groupOf(item)
    const group = groups.get(label)
    if (group === undefined) groups.set(label, [item])
    else group.push(item)
  }
  return [...groups].map(([label, grouped]) => ({ label, items: grouped }))
}
