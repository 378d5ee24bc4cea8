import { isRecord } from '../../shared/saved-data/shapes.ts'

/** What lies under one key of the browser's storage, to be read by people. */
export type StoredEntry = {
  readonly key: string
  /** Of the envelope; null for what lies there without one. */
  readonly version: number | null
  readonly bytes: number
  /** Indented JSON; the text as it is where it is none. */
  readonly text: string
  readonly isReadable: boolean
}

/** Takes the text of a key apart. Never throws: anything may lie there. */
export function storedEntry(key: string, raw: string): StoredEntry {
  const bytes = new Blob([raw]).size
  try {
    const value: unknown = JSON.parse(raw)
    const version = isRecord(value) && typeof value['v'] === 'number' ? value['v'] : null
    return { key, version, bytes, text: JSON.stringify(value, null, 2), isReadable: true }
  } catch {
    return { key, version: null, bytes, text: raw, isReadable: false }
  }
}
