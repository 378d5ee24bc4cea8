import { main } from '../apps/server/src/cli/member.ts'

/** `npm run member -- …`: members from the command line, the first owner among them. */
await main(process.argv.slice(2))
