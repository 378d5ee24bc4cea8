import { flushSaved, refreshSaved } from './saved-data.ts'
import { isRecord } from './shapes.ts'
import { itemKeys, readItem, removeItem, writeItem } from './storage-area.ts'

/** What a browser keeps of its own, by key; values as they were written. */
export type SavedTexts = Readonly<Record<string, string>>

type BackupFile = {
  readonly app: typeof APP
  readonly v: 1
  /** ISO time. */
  readonly savedAt: string
  readonly data: Readonly<Record<string, unknown>>
}

const APP = 'gyeoljeongpan'

/** Says only what this device has downloaded; worthless anywhere else. */
const UNTOLD = new Set(['font'])

/** Everything this browser keeps for the site, with what was still waiting to be written. */
export function readSaved(): SavedTexts {
  flushSaved()
  const entries = savedKeys().flatMap((key): [string, string][] => {
    const { raw } = readItem(key)
    return raw === null ? [] : [[key, raw]]
  })
  return Object.fromEntries(entries)
}

/**
 * The text of a backup file; readable, so that its owner can see what stands in it. A value that
 * would not come back letter by letter goes in as it was written.
 */
export function backupText(saved: SavedTexts, savedAt: string): string {
  const data = Object.fromEntries(
    Object.entries(saved).map(([key, raw]): [string, unknown] => {
      const value = parseOrText(raw)
      const comesBack = typeof value !== 'string' && JSON.stringify(value) === raw
      return [key, comesBack ? value : raw]
    }),
  )
  return JSON.stringify({ app: APP, v: 1, savedAt, data } satisfies BackupFile, null, 2)
}

/** What a backup file holds; null when it is not one of ours. */
export function readBackup(text: string): { savedAt: string; saved: SavedTexts } | null {
  const file = parseOrText(text)
  if (!isRecord(file) || file['app'] !== APP || file['v'] !== 1) return null
  const { data, savedAt } = file
  if (!isRecord(data) || typeof savedAt !== 'string') return null
  const entries = Object.entries(data)
    .filter(([key]) => !UNTOLD.has(key))
    .map(([key, value]): [string, string] => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ])
  return { savedAt, saved: Object.fromEntries(entries) }
}

/**
 * Puts saved texts in the place of what stands there; null removes a key. All or nothing: false
 * when the storage has no room, and then everything is as before. Open screens follow.
 */
export function writeSaved(changes: Readonly<Record<string, string | null>>): boolean {
  flushSaved()
  const before = Object.keys(changes).map((key): [string, string | null] => [
    key,
    readItem(key).raw,
  ])
  const isWritten = Object.entries(changes).every(([key, raw]) => put(key, raw))
  if (!isWritten) for (const [key, raw] of before) put(key, raw)
  refreshSaved()
  return isWritten
}

function put(key: string, raw: string | null): boolean {
  return (raw === null ? removeItem(key) : writeItem(key, raw)) === 'ok'
}

function savedKeys(): string[] {
  return itemKeys().filter((key) => !UNTOLD.has(key))
}

function parseOrText(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return raw
  }
}
