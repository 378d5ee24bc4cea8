/** How many rows of a long list are in its page: more than a phone shows at once. */
export const FIRST_ROWS = 8

type Piece = { readonly kind: string; readonly name: string; readonly nameEn: string | null }
type Crysta = { readonly id: string; readonly parentId: string | null }

/** Pieces of equipment with the same key are variants of one another and share a row. */
export function pieceGroupKey({ kind, name, nameEn }: Piece): string {
  return `${kind} ${nameEn ?? name}`
}

/**
 * What the first rows of a list of equipment show: all pieces up to the first one of a further row.
 * `items` are in the order of the list.
 */
export function firstPieces<Item extends Piece>(items: Iterable<Item>): readonly Item[] {
  const keys = new Set<string>()
  const first: Item[] = []
  for (const item of items) {
    keys.add(pieceGroupKey(item))
    if (keys.size > FIRST_ROWS) break
    first.push(item)
  }
  return first
}

/**
 * What the first rows of a list of crystas show, and behind them what they are upgraded from, which
 * tells their stage. `byId` finds any crysta of the list.
 */
export function firstCrystas<Item extends Crysta>(
  items: readonly Item[],
  byId: (id: string) => Item | undefined,
): readonly Item[] {
  const first = new Map(items.slice(0, FIRST_ROWS).map((item) => [item.id, item]))
  // The map grows while it is gone through: parents of parents come too, each once.
  for (const { parentId } of first.values()) {
    const parent = parentId === null ? undefined : byId(parentId)
    if (parent && !first.has(parent.id)) first.set(parent.id, parent)
  }
  return [...first.values()]
}
