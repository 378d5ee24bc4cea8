import { main } from '../apps/server/src/cli/secret.ts'

/** `npm run secret -- …`: the key that seals secrets in the database. */
await main(process.argv.slice(2))
