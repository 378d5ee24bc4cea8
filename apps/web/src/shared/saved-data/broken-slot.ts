import { readItem, removeItem, writeItem } from './storage-area.ts'

/** Unreadable data of a key, kept for the owner to recover. */
export type BrokenItem = {
  /** Epoch milliseconds of setting aside. */
  readonly at: number
  readonly raw: string
}

const MAX_KEPT = 3
/** The last moment a `Date` can be. */
const LAST_DATE_MS = 8.64e15
/** What the names of these slots end with. */
export const SLOT = '/broken'

/** Where the unreadable data of `key` is kept. */
export function brokenSlot(key: string): string {
  return key + SLOT
}

/** What was set aside for `key`, newest first. */
export function brokenItems(key: string): readonly BrokenItem[] {
  const { raw } = readItem(brokenSlot(key))
  if (raw === null) return []
  try {
    const items: unknown = JSON.parse(raw)
    return Array.isArray(items) ? items.filter(isBrokenItem) : []
  } catch {
    return []
  }
}

/**
 * Copies unreadable data aside. `known` when it already lies there, `failed` when there is no room
 * even after older items were let go: then the original must not be overwritten.
 */
export function setAside(key: string, raw: string): 'kept' | 'known' | 'failed' {
  const older = brokenItems(key)
  if (older.some((item) => item.raw === raw)) return 'known'
  const newest: BrokenItem = { at: Date.now(), raw }
  if (write(key, [newest, ...older].slice(0, MAX_KEPT)) || write(key, [newest])) return 'kept'
  return moveAside(key, newest)
}

/** Two copies may be too much for the storage while one is not. */
function moveAside(key: string, item: BrokenItem): 'kept' | 'failed' {
  removeItem(key)
  if (write(key, [item])) return 'kept'
  writeItem(key, item.raw)
  return 'failed'
}

function write(key: string, items: readonly BrokenItem[]): boolean {
  return writeItem(brokenSlot(key), JSON.stringify(items)) === 'ok'
}

function isBrokenItem(value: unknown): value is BrokenItem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'raw' in value &&
    typeof value.raw === 'string' &&
    'at' in value &&
    typeof value.at === 'number' &&
    Math.abs(value.at) <= LAST_DATE_MS
  )
}
