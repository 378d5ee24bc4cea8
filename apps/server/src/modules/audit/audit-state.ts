/** Named values of an item, as the log keeps them. */
export type State = Readonly<Record<string, unknown>>

/** Whatever is called like this never reaches the log. */
const SECRET_NAME = /password|token|secret|hash|cookie|recovery/i

/**
 * What changed between two states: of each only the fields that differ, without secrets. A missing
 * state (something made or removed) gives null on its side and the other one whole.
 */
export function changedFields(before: State | undefined, after: State | undefined) {
  const isChanged = (name: string) =>
    !before || !after || JSON.stringify(before[name]) !== JSON.stringify(after[name])
  const keep = (state: State | undefined): State | null => {
    if (!state) return null
    const kept = Object.entries(state).filter(
      ([name]) => isChanged(name) && !SECRET_NAME.test(name),
    )
    return Object.fromEntries(kept)
  }
  return { before: keep(before), after: keep(after) }
}

/** A list tells of a text this much; the file of the log has the whole. */
const LISTED_LENGTH = 1000

/** A state as a list tells it: long texts with their beginning. */
export function shortened(state: Record<string, unknown> | null): Record<string, unknown> | null {
  if (state === null) return null
  return Object.fromEntries(
    Object.entries(state).map(([name, value]) => [name, shortenedValue(value)]),
  )
}

function shortenedValue(value: unknown): unknown {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > LISTED_LENGTH ? `${text.slice(0, LISTED_LENGTH)}…` : value
}

/** Reads a kept state. */
export function parseState(text: string | null): Record<string, unknown> | null {
  // Written by changedFields and nothing else.
  return text === null ? null : (JSON.parse(text) as Record<string, unknown>)
}
