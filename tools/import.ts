import { main } from '../apps/server/src/cli/import.ts'

/** `npm run import -- …`: lists of the library from files. */
await main(process.argv.slice(2))
