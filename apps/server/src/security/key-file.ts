import { randomBytes } from 'node:crypto'
import {
  constants,
  copyFileSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { KeyRing } from './key-ring.ts'
import { closeToOthers, ensurePrivateFolder, PRIVATE_FILE_MODE } from './private-file.ts'

const KEY_BYTES = 32
const KEY = /^[A-Za-z0-9_-]{43}$/

/** The name of the key file in the data folder. */
export const KEY_FILE = 'secret.key'

/**
 * The key file cannot be used.
 *
 * - `unreadable`: it is there and may not be read.
 * - `damaged`: what it holds are no keys of the right length.
 * - `missing`: it is gone, and the database holds what was sealed with it.
 */
export class KeyFileError extends Error {
  readonly kind: 'unreadable' | 'damaged' | 'missing'
  readonly file: string
  constructor(kind: KeyFileError['kind'], file: string, options?: ErrorOptions) {
    super(`the key file ${file} is ${kind}`, options)
    this.name = 'KeyFileError'
    this.kind = kind
    this.file = file
  }
}

/** Where the key file of a data folder lies. */
export const keyFileIn = (dataDir: string) => join(dataDir, KEY_FILE)

/** A new key. */
export function createKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url')
}

/** The keys of a file, today's first; null when there is none. Throws {@link KeyFileError}. */
export function readKeys(file: string): readonly string[] | null {
  const text = readText(file)
  if (text === null) return null
  const keys = text.split('\n').filter((line) => line !== '')
  if (keys.length === 0 || !keys.every((key) => KEY.test(key)))
    throw new KeyFileError('damaged', file)
  closeToOthers(file)
  return keys
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw new KeyFileError('unreadable', file, { cause: error })
  }
}

/**
 * Makes the key file of a data folder, unless another process has made it in this moment: whoever reads it meanwhile
 * finds the whole key or no file.
 */
export function makeKeyFile(dataDir: string): void {
  ensurePrivateFolder(dataDir, KEY_FILE)
  const file = keyFileIn(dataDir)
  const next = `${file}.${createKey()}`
  try {
    writeKeys(next, [createKey()])
    placeOnce(next, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(next, { force: true })
  }
}

/** Unlike renaming it leaves alone what is there. Disks of other systems may know no links: they get a copy. */
function placeOnce(next: string, file: string): void {
  try {
    linkSync(next, file)
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].some((code) => hasCode(error, code))) throw error
    copyFileSync(next, file, constants.COPYFILE_EXCL)
  }
}

/** Puts other keys into a key file: whoever reads it meanwhile finds all of the old or all of the new. */
export function replaceKeys(file: string, keys: readonly string[]): void {
  const next = `${file}.${createKey()}`
  try {
    writeKeys(next, keys)
    renameSync(next, file)
  } finally {
    rmSync(next, { force: true })
  }
}

function writeKeys(file: string, keys: readonly string[]): void {
  const options = { mode: PRIVATE_FILE_MODE, flag: 'wx', flush: true } as const
  writeFileSync(file, `${keys.join('\n')}\n`, options)
}

/** The keys given by the environment, then those of the file as it is at each moment. */
export function ringOf(given: readonly string[], file: string): KeyRing {
  let seen = ''
  let keys: readonly string[] = given
  const refresh = () => {
    const stamp = stampOf(file)
    if (stamp === seen) return
    keys = [...given, ...(readKeys(file) ?? [])]
    seen = stamp
  }
  refresh()
  return { keys: () => keys, refresh }
}

/** A file put in the place of another is another one, however quickly. */
function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : 'none'
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
