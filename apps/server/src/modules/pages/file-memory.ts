import type { Stats } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'

/** A file as it was read. */
export type KeptFile = { readonly stats: Stats; readonly bytes: Buffer }

/** Files kept in memory, see {@link createFileMemory}. */
export type FileMemory = {
  /** A file that never changes under its path; null when it is too large to be kept. */
  readonly read: (path: string) => Promise<KeptFile | null>
}

type Limits = {
  readonly maxBytes: number
  /** Larger files are streamed: they are rare, and would push out many small ones. */
  readonly maxFileBytes: number
}

/**
 * Keeps what was asked for last. A file from the disk costs four turns of the event loop and of the
 * threads that make password hashes too; from here it costs none, so a site under a flood of logins
 * still opens.
 */
export function createFileMemory({ maxBytes, maxFileBytes }: Limits): FileMemory {
  /** The ones asked for longest ago come first. */
  const files = new Map<string, KeptFile>()
  let bytesKept = 0
  const forgetOldest = () => {
    for (const [path, { bytes }] of files) {
      if (bytesKept <= maxBytes) return
      files.delete(path)
      bytesKept -= bytes.length
    }
  }
  return {
    async read(path) {
      const kept = files.get(path)
      if (kept) {
        files.delete(path)
        files.set(path, kept)
        return kept
      }
      const stats = await stat(path)
      if (stats.size > maxFileBytes) return null
      const file = { stats, bytes: await readFile(path) }
      // Another request may have read it meanwhile.
      if (!files.has(path)) bytesKept += file.bytes.length
      files.set(path, file)
      forgetOldest()
      return file
    },
  }
}
