import { posix } from 'node:path'
import { importsOf, type SourceFile } from './source-files.ts'

/** Which rooms of a folder need which others, and through which imports. */
export type FolderGraph = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>

/** Files that lie in the folder itself, outside every room. */
export const LOOSE = '.'

/**
 * The rooms of `folder` (its subfolders) and the arrows between them: what a file of one imports
 * from another, types included. Tests may reach anywhere and are left out.
 */
export function graphOf(files: readonly SourceFile[], folder: string): FolderGraph {
  const graph = new Map<string, Map<string, string[]>>()
  for (const file of files) {
    const from = roomIn(folder, file.path)
    if (from === null || isTest(file.path)) continue
    const arrows = graph.get(from) ?? new Map<string, string[]>()
    graph.set(from, arrows)
    for (const name of importsOf(file)) {
      if (!name.startsWith('.')) continue
      const target = posix.join(posix.dirname(file.path), name)
      const to = roomIn(folder, target)
      if (to === null || to === from) continue
      arrows.set(to, [...(arrows.get(to) ?? []), `${file.path} → ${posix.basename(target)}`])
    }
  }
  return graph
}

function roomIn(folder: string, path: string): string | null {
  if (!path.startsWith(`${folder}/`)) return null
  const rest = path.slice(folder.length + 1).split('/')
  return rest.length === 1 ? LOOSE : (rest[0] ?? null)
}

const isTest = (path: string) => /\.(?:test|spec|bench|fixture)\.tsx?$/.test(path)

/** Rooms that need each other, directly or round about; each knot sorted by name (Tarjan 1972). */
export function findKnots(graph: FolderGraph): string[][] {
  const seen = new Map<string, { index: number; low: number }>()
  const path: string[] = []
  const knots: string[][] = []
  const visit = (room: string) => {
    const own = { index: seen.size, low: seen.size }
    seen.set(room, own)
    path.push(room)
    for (const next of graph.get(room)?.keys() ?? []) {
      if (!seen.has(next)) visit(next)
      if (path.includes(next)) own.low = Math.min(own.low, seen.get(next)?.low ?? own.low)
    }
    if (own.low !== own.index) return
    const knot = path.splice(path.indexOf(room))
    if (knot.length > 1) knots.push(knot.toSorted())
  }
  for (const room of graph.keys()) if (!seen.has(room)) visit(room)
  return knots
}

/** The arrows inside a knot, each with one import that makes it. */
export function arrowsWithin(graph: FolderGraph, knot: readonly string[]): string[] {
  return knot.flatMap((from) =>
    [...(graph.get(from) ?? [])]
      .filter(([to]) => knot.includes(to))
      .map(([to, imports]) => `${from} → ${to} (${imports.length}: ${imports[0]})`),
  )
}
