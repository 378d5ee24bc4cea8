/** No id of an item has a colon: what is not there is told apart by it. */
const MISSING = 'missing:'

/** Under what a proposal keeps a thing that stands in no list. */
export function missingId(name: string): string {
  return `${MISSING}${name}`
}

/** The name of a thing that stands in no list; null where an item is meant. */
export function missingNameOf(entityId: string): string | null {
  return entityId.startsWith(MISSING) ? entityId.slice(MISSING.length) : null
}
