import { main } from '../apps/server/src/cli/db-move.ts'

/** `npm run db:move`: from the embedded database to PostgreSQL and back. */
await main(process.argv.slice(2))
