import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'

/** What only the account the server runs under may read and write. */
export const PRIVATE_FILE_MODE = 0o600
const PRIVATE_FOLDER_MODE = 0o700

const OTHERS = 0o077
const STICKY = 0o1000

/**
 * Makes a folder for data nobody else may read. One that is there already is closed to others when
 * it is empty or holds `mark`; a folder of something else (`/tmp`, a home) is left as it is.
 */
export function ensurePrivateFolder(folder: string, mark: string): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE })
  const names = readdirSync(folder)
  const { mode } = statSync(folder)
  const isOurs = names.length === 0 || names.includes(mark)
  if (isOurs && (mode & STICKY) === 0) closeToOthers(folder)
}

/** Makes an empty file nobody else may read, or closes the one that is there to others. */
export function ensurePrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', PRIVATE_FILE_MODE))
  } catch (error) {
    if (!isThere(error)) throw error
    // By its name: closing a handle of a database's file would end the locks this process has on it.
    closeToOthers(file)
  }
}

/** Takes what others may do with a file or folder away; where that cannot be done it stays as it is. */
export function closeToOthers(path: string): void {
  try {
    const { mode } = statSync(path)
    if ((mode & OTHERS) !== 0) chmodSync(path, mode & ~OTHERS & 0o777)
  } catch {
    // Somebody else's file, or a file system without modes.
  }
}

function isThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
