import type { StatConditions } from '@gyeol/catalogue'
import type { AskedConditions } from '@gyeol/contract'

/** Conditions as the server takes them: lists that may be changed, and nothing that is not there. */
export function plainConditions({
  clauses,
  join,
  isPlain,
  worn: { main, sub, armor },
  countsAll,
}: StatConditions): AskedConditions {
  return {
    clauses: clauses.map(({ or, ...clause }) => ({ ...clause, ...(or && { or: [...or] }) })),
    join,
    isPlain,
    worn: { ...(main && { main }), ...(sub && { sub }), ...(armor && { armor }) },
    countsAll,
  }
}
