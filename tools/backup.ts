import { main } from '../apps/server/src/cli/backup.ts'

/** `npm run backup`: rows of the whole site into one file. */
await main(process.argv.slice(2))
