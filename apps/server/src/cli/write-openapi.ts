import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { buildApp } from '../assembly/app.ts'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../database/start/open-database.ts'
import { describeRoutes } from './describe-routes.ts'

const TARGET = fileURLToPath(new URL('../../openapi.json', import.meta.url))
const FORMATTER = fileURLToPath(new URL('../../../../node_modules/.bin/biome', import.meta.url))

// Only the routes are asked for; the database is never opened.
const config = readConfig({ LOG_LEVEL: 'silent' })
const database = await openDatabase({
  databaseUrl: undefined,
  dataDir: tmpdir(),
  onTrouble: () => {},
})
const app = await buildApp({ config, database, routeWatch: describeRoutes })
await app.ready()
writeFileSync(TARGET, `${JSON.stringify(app.swagger(), null, 2)}\n`)
await app.close()

const { status } = spawnSync(FORMATTER, ['format', '--write', TARGET], { stdio: 'inherit' })
console.log(`${TARGET} 를 새로 썼어요`)
process.exitCode = status ?? 1
