/** Anything that can stand in a tree by naming what it grows from. */
export type TreeMember = { readonly id: string; readonly parentId: string | null }

/** A member's place in its tree. `depth` counts the steps from the root. */
export type TreePlace = {
  readonly rootId: string
  readonly depth: number
  readonly childIds: readonly string[]
}

/**
 * A circle in what grows from what: ids in which each one's parent is the next, and the last one's
 * the first. Null when there is none. Parents outside of `members` end a line.
 */
export function findCycle(members: Iterable<TreeMember>): readonly string[] | null {
  const parents = parentsOf(members)
  const harmless = new Set<string>()
  for (const start of parents.keys()) {
    const path = new Map<string, number>()
    let id: string | null = start
    while (id !== null && parents.has(id) && !harmless.has(id)) {
      const seenAt = path.get(id)
      if (seenAt !== undefined) return [...path.keys()].slice(seenAt)
      path.set(id, path.size)
      id = parents.get(id) ?? null
    }
    for (const seen of path.keys()) harmless.add(seen)
  }
  return null
}

/**
 * The place of every member. Children keep the order of `members`. A parent that is not among them
 * counts as none, and whatever hangs in a circle is its own root.
 */
export function buildTree(members: readonly TreeMember[]): ReadonlyMap<string, TreePlace> {
  const parents = parentsOf(members)
  const children = new Map<string, string[]>()
  for (const { id, parentId } of members) {
    if (parentId === null || !parents.has(parentId)) continue
    children.set(parentId, [...(children.get(parentId) ?? []), id])
  }
  return new Map(
    members.map(({ id }) => {
      const line = ancestorsOf(id, parents)
      const place = { rootId: line.at(-1) ?? id, depth: line.length }
      return [id, { ...place, childIds: children.get(id) ?? [] }]
    }),
  )
}

/** Every member of the tree `id` stands in: its root first, then what grows from it, level by level. */
export function lineOf(id: string, tree: ReadonlyMap<string, TreePlace>): readonly string[] {
  const root = tree.get(id)?.rootId
  if (root === undefined) return []
  const found = new Set([root])
  // A set grows while it is walked, so this reaches every level.
  for (const each of found) for (const child of tree.get(each)?.childIds ?? []) found.add(child)
  return [...found]
}

function parentsOf(members: Iterable<TreeMember>): ReadonlyMap<string, string | null> {
  return new Map([...members].map(({ id, parentId }) => [id, parentId]))
}

/** The nearest ancestor first; nothing for what hangs in a circle. */
function ancestorsOf(id: string, parents: ReadonlyMap<string, string | null>): readonly string[] {
  const ancestors = new Set<string>()
  let parent = parents.get(id) ?? null
  while (parent !== null && parents.has(parent)) {
    if (parent === id || ancestors.has(parent)) return []
    ancestors.add(parent)
    parent = parents.get(parent) ?? null
  }
  return [...ancestors]
}
