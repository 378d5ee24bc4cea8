import { main } from '../apps/server/src/cli/demo-data.ts'

/** `npm run demo-data`: invented items with years of prices, and their removal. */
await main(process.argv.slice(2))
