import { main } from '../apps/server/src/cli/import.ts'

/** `npm run import -- …`: lists of the catalogue from files. */
await main(process.argv.slice(2))
