import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Bytes of a script as it is sent, by its name without the hash of its content. */
export type ScriptSizes = Readonly<Record<string, number>>

/** What the budget's pages weighed when the record was last written (`first-load.json`). */
export type FirstLoadRecord = Readonly<Record<string, ScriptSizes>>

const KB = 1024

/**
 * The most JavaScript, compressed with brotli, that a page may load before it can be used: 150 KB, and 2 KB of room in
 * the planners for what names of files and chunks alone add from build to build.
 */
export const FIRST_LOAD_BUDGETS: Readonly<Record<string, number>> = {
  '/': 130 * KB,
  '/statting': 153 * KB,
  '/character': 153 * KB,
}

const RECORD_FILE = new URL('first-load.json', import.meta.url)

/** Scripts and links to scripts in the built shell. */
const SHELL_SCRIPT =
  /<script type="module"[^>]*\ssrc="([^"]+)"|<link rel="modulepreload"[^>]*\shref="([^"]+)"/g

const CONTENT_HASH = /-[\w-]{7,8}(?=\.js$)/

/** What of the web build says which scripts a page loads at first. */
export type FirstLoadSources = {
  /** Text of index.html. */
  readonly shell: string
  /** Content of page-preloads.json: for each page its scripts with all they import statically. */
  readonly preloads: Readonly<Record<string, { readonly scripts: readonly string[] }>>
}

/** Addresses of the scripts a page loads at first: those of every page, then its own. */
export function scriptsOf(path: string, { shell, preloads }: FirstLoadSources): string[] {
  const own = preloads[path]
  if (own === undefined) throw new Error(`page-preloads.json does not name ${path}`)
  const common = [...shell.matchAll(SHELL_SCRIPT)].map(([, script, link]) => script ?? link ?? '')
  if (common.length === 0) throw new Error('index.html names no script')
  return [...new Set([...common, ...own.scripts])]
}

/** The name a script keeps from one build to the next. */
export function scriptName(address: string): string {
  return (address.split('/').at(-1) ?? address).replace(CONTENT_HASH, '')
}

/** Bytes of the scripts each page of the budget loads at first, as the build in `dist` has them. */
export async function measureFirstLoad(dist: string): Promise<FirstLoadRecord> {
  const sources: FirstLoadSources = {
    shell: await readFile(join(dist, 'index.html'), 'utf8'),
    // Written by our own build beside the shell.
    preloads: JSON.parse(await readFile(join(dist, 'page-preloads.json'), 'utf8')),
  }
  const pages = Object.keys(FIRST_LOAD_BUDGETS).map(async (path) => {
    const sizes: Record<string, number> = {}
    for (const address of scriptsOf(path, sources)) {
      const name = scriptName(address)
      sizes[name] = (sizes[name] ?? 0) + (await sentBytes(join(dist, address)))
    }
    return [path, sizes] as const
  })
  return Object.fromEntries(await Promise.all(pages))
}

/** The smallest files have no compressed sibling: they are sent as they are. */
async function sentBytes(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file))
  return size
}

/** What the pages weighed last time. */
export async function readFirstLoadRecord(): Promise<FirstLoadRecord> {
  return JSON.parse(await readFile(RECORD_FILE, 'utf8'))
}

/** Whether a page keeps to its budget, in a line to print; over it, what grew, a line each. */
export type Judgement = { readonly isWithin: boolean; readonly lines: readonly string[] }

/** Judges one page's scripts against its budget. */
export function judgeFirstLoad(
  path: string,
  sizes: ScriptSizes,
  recorded: ScriptSizes = {},
): Judgement {
  const budget = FIRST_LOAD_BUDGETS[path] ?? 0
  const total = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0)
  const isWithin = total <= budget
  const line = `${path}: ${kb(total)} of ${kb(budget)} KB JavaScript at first (br, KB of 1024)`
  return { isWithin, lines: isWithin ? [line] : [line, ...growthOf(sizes, recorded)] }
}

function growthOf(sizes: ScriptSizes, recorded: ScriptSizes): string[] {
  const grown = Object.entries(sizes)
    .map(([name, bytes]) => ({ name, by: bytes - (recorded[name] ?? 0) }))
    .filter(({ by }) => by > 0)
    .toSorted((left, right) => right.by - left.by)
  return grown.map(
    ({ name, by }) => `  ${name} +${kb(by)} KB${name in recorded ? '' : ' (was not there)'}`,
  )
}

function kb(bytes: number): string {
  return (bytes / KB).toFixed(1)
}
