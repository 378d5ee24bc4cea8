import { describeOldNode } from './node-version.ts'

const complaint = describeOldNode(process.versions.node)
if (complaint) {
  console.error(complaint)
  process.exit(1)
}

// Only now: an old runtime could not even load what the server imports.
const { runServer } = await import('./run-server.ts')
await runServer()
