import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { measureFirstLoad } from './first-load.ts'

const DIST = join(import.meta.dirname, '../../apps/web/dist')

/** `node tools/budget/write-first-load.ts`: records what the pages of the present build weigh. */
const record = await measureFirstLoad(DIST)
await writeFile(
  join(import.meta.dirname, 'first-load.json'),
  `${JSON.stringify(record, null, 2)}\n`,
)
