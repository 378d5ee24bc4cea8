/** The keys a process seals and opens with; the first is today's, the others only open. */
export type KeyRing = {
  readonly keys: () => readonly string[]
  /** Looks whether the keys were changed meanwhile, by a command say. */
  readonly refresh: () => void
}

/** A ring whose keys do not change. */
export function fixedRing(...keys: readonly string[]): KeyRing {
  return { keys: () => keys, refresh: () => {} }
}
