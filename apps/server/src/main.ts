import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { describeOldNode } from './config/node-version.ts'

const complaint = describeOldNode(process.versions.node)
if (complaint) {
  console.error(complaint)
  process.exit(1)
}

// The server shares a small machine with its database: left alone, V8 lets garbage pile up to three
// times of what is in use before it looks. A look takes a few milliseconds, and beside the work.
setFlagsFromString('--heap-growing-percent=20')

// Compiled code of the last start: a third less work until the first answer. Where the folder
// cannot be written the server starts without it.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/gyeol', import.meta.url)))

// Only now: an old runtime could not even load what the server imports.
const { runServer } = await import('./assembly/run-server.ts')
await runServer()
