import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const ENDING = '.png'

/** Some forty megabytes: every thing of the game is not asked for in one week. */
const MOST_FILES = 500

/** Pictures kept in a folder by their keys; those not asked for longest make room for new ones. */
export class PictureStore {
  readonly #folder: string
  readonly #mostFiles: number
  /** The keys there are, the one used last at the end; read from the folder once. */
  #keys: Promise<Set<string>> | undefined

  constructor(folder: string, mostFiles = MOST_FILES) {
    this.#folder = folder
    this.#mostFiles = mostFiles
  }

  async find(key: string): Promise<Buffer | null> {
    const keys = await this.#read()
    if (!keys.delete(key)) return null
    const path = this.#pathOf(key)
    const bytes = await readFile(path).catch(() => null)
    if (bytes === null) return null
    keys.add(key)
    const now = new Date()
    await utimes(path, now, now).catch(() => {})
    return bytes
  }

  /** A folder that cannot be written to keeps nothing; the pictures are drawn again then. */
  async keep(key: string, bytes: Uint8Array): Promise<void> {
    const keys = await this.#read()
    const path = this.#pathOf(key)
    const unfinished = `${path}.${process.pid}`
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 })
      await writeFile(unfinished, bytes, { mode: 0o600 })
      await rename(unfinished, path)
    } catch {
      return
    }
    keys.add(key)
    for (const oldest of keys) {
      if (keys.size <= this.#mostFiles) break
      keys.delete(oldest)
      await rm(this.#pathOf(oldest), { force: true }).catch(() => {})
    }
  }

  #pathOf(key: string): string {
    return join(this.#folder, `${key}${ENDING}`)
  }

  async #read(): Promise<Set<string>> {
    this.#keys ??= listByUse(this.#folder)
    return this.#keys
  }
}

async function listByUse(folder: string): Promise<Set<string>> {
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      // Half written when the server ended.
      if (!name.endsWith(ENDING)) await rm(path, { force: true }).catch(() => {})
      const used = await stat(path).catch(() => null)
      return used === null ? [] : [{ key: name.slice(0, -ENDING.length), at: used.mtimeMs }]
    }),
  )
  return new Set(
    found
      .flat()
      .toSorted((a, b) => a.at - b.at)
      .map(({ key }) => key),
  )
}
