/** What came of touching the browser's storage. */
export type StorageOutcome = 'ok' | 'full' | 'denied'

/** Reads one key; `denied` when the browser forbids storage (private window, blocked cookies). */
export function readItem(key: string): { outcome: StorageOutcome; raw: string | null } {
  try {
    return { outcome: 'ok', raw: globalThis.localStorage.getItem(key) }
  } catch {
    return { outcome: 'denied', raw: null }
  }
}

/** All keys there are; none when the browser forbids storage. */
export function itemKeys(): readonly string[] {
  try {
    return Object.keys(globalThis.localStorage)
  } catch {
    return []
  }
}

/** Writes one key; never throws. */
export function writeItem(key: string, raw: string): StorageOutcome {
  try {
    globalThis.localStorage.setItem(key, raw)
    return 'ok'
  } catch (error) {
    return isQuotaError(error) ? 'full' : 'denied'
  }
}

/** Removes one key; never throws. */
export function removeItem(key: string): StorageOutcome {
  try {
    globalThis.localStorage.removeItem(key)
    return 'ok'
  } catch {
    return 'denied'
  }
}

/** Old Firefox spells the name of the error in its own way. */
function isQuotaError(error: unknown): boolean {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED'
}
