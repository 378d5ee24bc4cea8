import { main } from '../apps/server/src/cli/restore.ts'

/** `npm run restore`: a backup becomes the database. */
await main(process.argv.slice(2))
