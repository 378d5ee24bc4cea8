import { lineOf, type TreePlace } from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'
import type { CrystaKind } from '@gyeol/terms'
import type { CrystaIndex } from '../../../shared/lists/crysta-search.ts'

/** One enhancement line: a root and everything that grows from it. */
export type CrystaLine = {
  readonly root: Crysta
  readonly members: readonly Crysta[]
  /** Steps of the longest way, counting the root. */
  readonly length: number
}

/** The lines of a list, the longest first. Crystas without a line are in none. */
export function linesOf({ items, byId, places }: CrystaIndex): readonly CrystaLine[] {
  const lines = items.flatMap((root): CrystaLine[] => {
    const place = places.get(root.id)
    if (place?.rootId !== root.id || place.childIds.length === 0) return []
    const members = lineOf(root.id, places).flatMap((id) => byId.get(id) ?? [])
    const depths = members.map(({ id }) => places.get(id)?.depth ?? 0)
    return [{ root, members, length: Math.max(...depths) + 1 }]
  })
  return lines.toSorted(
    (left, right) => right.length - left.length || right.members.length - left.members.length,
  )
}

/** How many crystas stand in lines, by kind. */
export function countByKind(lines: readonly CrystaLine[]): Readonly<Record<CrystaKind, number>> {
  const counts = { normal: 0, weapon: 0, armor: 0, additional: 0, special: 0 }
  for (const { root, members } of lines) counts[root.kind] += members.length
  return counts
}

/** A crysta and where it stands in the drawing. */
export type PlacedNode = {
  readonly crysta: Crysta
  readonly parent: Crysta | null
  readonly depth: number
  /** Column on wide screens; the way to the chosen crysta goes straight down the first. */
  readonly lane: number
  /** How many lanes the line to its parent crosses; 0 straight below it. */
  readonly span: number
  /** How many lanes at its right are free for it as well. */
  readonly reach: number
  /** How far it is moved in on narrow screens. */
  readonly indent: number
  /** On narrow screens: the lines of other ways that pass it, and to which crysta each leads. */
  readonly rails: readonly { readonly indent: number; readonly toId: string }[]
}

type Tree = {
  readonly byId: ReadonlyMap<string, Crysta>
  readonly places: ReadonlyMap<string, TreePlace>
}

/**
 * Places a line: each way down keeps its lane, branches open the next free one. In the order of
 * the narrow drawing: a crysta, its branches moved in, then how its own way goes on.
 */
export function layOutLine(
  rootId: string,
  { byId, places }: Tree,
  path: ReadonlySet<string>,
): readonly PlacedNode[] {
  const taken = new Map<number, number>()
  const lanes = new Map<string, number>()
  const childrenOf = (id: string) => {
    const ids = (places.get(id)?.childIds ?? []).filter((child) => byId.has(child))
    const weightOf = (child: string) => (path.has(child) ? Infinity : deepest(child, places))
    return ids.toSorted((left, right) => weightOf(right) - weightOf(left))
  }
  const giveLanes = (id: string, lane: number) => {
    lanes.set(id, lane)
    taken.set(lane, Math.max(taken.get(lane) ?? -1, places.get(id)?.depth ?? 0))
    const [main, ...sides] = childrenOf(id)
    if (main !== undefined) giveLanes(main, lane)
    for (const side of sides) giveLanes(side, freeLane(lane, places.get(side)?.depth ?? 0))
  }
  // A lane is free from the row below the deepest crysta in it; ways never cross then.
  const freeLane = (from: number, depth: number) => {
    let lane = from + 1
    while ((taken.get(lane) ?? -1) >= depth) lane += 1
    return lane
  }
  giveLanes(rootId, 0)

  const nodes: Omit<PlacedNode, 'reach'>[] = []
  const visit = (id: string, indent: number, rails: PlacedNode['rails']) => {
    const crysta = byId.get(id)
    if (crysta === undefined) return
    const lane = lanes.get(id) ?? 0
    const parent = crysta.parentId === null ? null : (byId.get(crysta.parentId) ?? null)
    const parentLane = parent === null ? lane : (lanes.get(parent.id) ?? lane)
    const depth = places.get(id)?.depth ?? 0
    nodes.push({ crysta, parent, depth, lane, span: lane - parentLane, indent, rails })
    const [main, ...sides] = childrenOf(id)
    if (main === undefined) return
    for (const side of sides) visit(side, indent + 1, [...rails, { indent, toId: main }])
    visit(main, indent, rails)
  }
  visit(rootId, 0, [])
  return nodes.map((node) => ({ ...node, reach: reachOf(node, nodes) }))
}

/** A crysta has the lanes up to the next one in its row, and covers no line to a branch. */
function reachOf(
  { crysta, depth, lane, span }: Omit<PlacedNode, 'reach'>,
  nodes: readonly Omit<PlacedNode, 'reach'>[],
): number {
  const hasBranch = nodes.some((node) => node.parent?.id === crysta.id && node.span > 0)
  if (hasBranch || span > 1) return 0
  const others = nodes.filter(
    (node) =>
      node.lane > lane && (node.depth === depth || (node.depth === depth + 1 && node.span > 0)),
  )
  const lanes = Math.max(...nodes.map((node) => node.lane)) + 1
  return Math.min(lanes, ...others.map((node) => node.lane)) - lane - 1
}

/** The depth of the deepest crysta that grows from one. */
function deepest(id: string, places: ReadonlyMap<string, TreePlace>): number {
  const place = places.get(id)
  if (place === undefined) return 0
  return Math.max(place.depth, ...place.childIds.map((child) => deepest(child, places)))
}
