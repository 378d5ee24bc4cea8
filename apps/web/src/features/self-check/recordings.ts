import characters from '@gyeol/character/fixtures/recorded-characters.json?url'
import covers from '@gyeol/cook/fixtures/recorded-covers.json?url'
import plans from '@gyeol/main-quest/fixtures/recorded-plans.json?url'
import type { OracleName } from '@gyeol/oracle'
import prices from '@gyeol/prices/fixtures/recorded-prices.json?url'
import combos from '@gyeol/skills/fixtures/recorded-combo-vectors.json?url'
import sessions from '@gyeol/statting/fixtures/recorded-sessions.json?url'

/** Recorded results that come with the site, by the engine that must reproduce them. */
export const RECORDINGS = [
  { engine: 'statting', url: sessions },
  { engine: 'main-quest', url: plans },
  { engine: 'combo', url: combos },
  { engine: 'character', url: characters },
  { engine: 'prices', url: prices },
  { engine: 'cook-cover', url: covers },
] as const satisfies readonly { readonly engine: OracleName; readonly url: string }[]

/** An engine whose results come along. */
export type CheckedEngine = (typeof RECORDINGS)[number]['engine']
