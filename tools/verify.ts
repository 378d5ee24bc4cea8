import { main } from '../apps/server/src/cli/verify.ts'

/** `npm run verify`: whether a backup is whole. */
await main(process.argv.slice(2))
