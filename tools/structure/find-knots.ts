import type { Finding } from './find-violations.ts'
import { arrowsWithin, findKnots, graphOf } from './folder-graph.ts'
import { ACYCLIC_FOLDERS } from './rules.ts'
import type { SourceFile } from './source-files.ts'

/** Rooms that need each other, in the folders where none may. */
export function knotFindings(files: readonly SourceFile[]): Finding[] {
  return ACYCLIC_FOLDERS.flatMap((folder) => {
    const graph = graphOf(files, folder)
    return findKnots(graph).map((knot): Finding => {
      const arrows = arrowsWithin(graph, knot).join('; ')
      return { level: 'error', path: folder, message: `rooms in a circle: ${arrows}` }
    })
  })
}
