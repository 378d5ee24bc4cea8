import { resolve } from 'node:path'
import { drawnArrows } from './architecture-document.ts'
import { arrowsWithin, findKnots, graphOf, LOOSE } from './folder-graph.ts'
import { findViolations } from './find-violations.ts'
import { ACYCLIC_FOLDERS } from './rules.ts'
import { listSourceFiles } from './source-files.ts'

/**
 * Draws the rooms of a folder and the imports between them as a Mermaid graph:
 * `npm run -s rooms -- apps/server/src/modules`. Without a folder it counts the circles and the
 * arrows against the plan everywhere, and draws the workspaces. `--root` looks at another checkout.
 */
const args = process.argv.slice(2)
const rootAt = args.indexOf('--root')
const root = resolve(rootAt === -1 ? '.' : (args[rootAt + 1] ?? '.'))
const folder = args.find((arg, index) => !arg.startsWith('--') && index !== rootAt + 1)
const files = listSourceFiles(root)

if (folder === undefined) {
  console.log(['graph RL', ...drawnArrows(files)].join('\n'))
  const against = findViolations(files).filter(({ message }) =>
    /may not import|never import|ask the service|front door|lies outside/.test(message),
  )
  let circles = 0
  for (const name of ACYCLIC_FOLDERS) {
    const graph = graphOf(files, name)
    const knots = findKnots(graph)
    circles += knots.length
    console.log(`${name}: ${graph.size} rooms, ${knots.length} circles`)
    for (const knot of knots) console.log(`  ${knot.join(' ↔ ')}`)
  }
  console.log(`circles ${circles}, arrows against the plan ${against.length}`)
} else {
  const graph = graphOf(files, folder)
  const label = (room: string) => (room === LOOSE ? 'loose' : room)
  console.log('graph RL')
  for (const [from, arrows] of graph)
    for (const [to, imports] of arrows)
      console.log(`  ${label(from)} -->|${imports.length}| ${label(to)}`)
  for (const knot of findKnots(graph))
    console.log(`%% circle: ${arrowsWithin(graph, knot).join('; ')}`)
}
