import { buildApp } from '../../apps/server/src/assembly/app.ts'
import { createContext } from '../../apps/server/src/assembly/create-context.ts'
import { sweep } from '../../apps/server/src/assembly/housekeeping.ts'
import { openKeyRing } from '../../apps/server/src/assembly/secret-keys.ts'
import { seedSets } from '../../apps/server/src/assembly/seed-sets.ts'
import { readConfig } from '../../apps/server/src/config/config.ts'
import {
  openDatabase,
  prepareDatabase,
} from '../../apps/server/src/database/start/open-database.ts'

/** A server whose clock is moved from outside: a day passes in the moment it is told so. */
const config = readConfig(process.env)
const options = {
  databaseUrl: config.databaseUrl,
  dataDir: config.dataDir,
  onTrouble: () => {},
  seedSets,
}
await prepareDatabase(options)
const database = await openDatabase(options)
const keyRing = await openKeyRing(config, database)
let ahead = 0
const clock = () => Date.now() + ahead
const parts = { config, database, keyRing, clock }
const app = await buildApp(parts)
await app.listen({ host: config.host, port: config.port })
const context = createContext(parts)

process.on('message', (ms: number) => {
  ahead += ms
  void sweep(context).then(() => {
    // What is measured after it is what is held, not what nobody has collected yet.
    globalThis.gc?.()
    process.send?.('aged')
  })
})
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
