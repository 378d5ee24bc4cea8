import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** What a production install may carry, without the runtime. */
export const BUDGET = { packages: 110, megabytes: 90 } as const

const MEGABYTE = 1024 * 1024

/** A package of the lock file, as far as it is asked here. */
type Locked = {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly link?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
}

/** A package a server carries. */
export type CarriedPackage = {
  readonly name: string
  readonly version: string
  readonly license: string
  /** Its folder, from the root. */
  readonly path: string
}

/** What `npm ci --omit=dev` installs on this kind of machine, by the lock file. */
export function productionSet(): readonly CarriedPackage[] {
  const { packages }: { packages: Readonly<Record<string, Locked>> } = JSON.parse(
    readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
  )
  return Object.entries(packages)
    .filter(([path, locked]) => path.includes('node_modules/') && isCarried(path, locked))
    .map(([path, { version = '', license = 'unknown' }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { name, version, license, path }
    })
}

function isCarried(path: string, { dev, devOptional, link, optional, os, cpu }: Locked): boolean {
  if (dev || devOptional || link) return false
  const fits = (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true)
  // What is optional npm leaves out for more reasons than the lock file tells (the C library, say).
  return fits && (!optional || existsSync(join(ROOT, path)))
}

/** Megabytes the files of a folder take, without the packages installed within it. */
export function megabytesOf(folder: string): number {
  return bytesOf(folder) / MEGABYTE
}

function bytesOf(folder: string): number {
  let bytes = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) bytes += lstatSync(path).size
    else if (entry.name !== 'node_modules') bytes += bytesOf(path)
  }
  return bytes
}
