import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageFiles } from './list-page-files.ts'

/** The most JavaScript some pages may fetch before they can be used, in KB of 1024 bytes as they are sent. */
const MOST_KB: Readonly<Record<string, number>> = {
  '/': 140,
  '/statting': 160,
  '/statting/auto': 170,
  '/character': 160,
  '/skill/point': 160,
  '/guide/main-quest': 160,
  '/event': 175,
  '/crysta/:id': 180,
  '/crysta/list': 230,
  '/equipment': 230,
}

/** The most files any page for everybody may fetch: each is a request. */
const MOST_FILES = 30

/** Scripts and links to scripts in the built shell. */
const SHELL_SCRIPT =
  /<script type="module"[^>]*\ssrc="([^"]+)"|<link rel="modulepreload"[^>]*\shref="([^"]+)"/g

/** What a page fetches at first, in a line to print. */
export type FirstLoad = { readonly isWithin: boolean; readonly line: string }

/** Weighs what pages for everybody fetch at first in the build in `dist`, and judges it. */
export async function weighFirstLoads(dist: string): Promise<readonly FirstLoad[]> {
  const readJson = async <Content>(file: string) =>
    // Written by our own build.
    JSON.parse(await readFile(join(dist, file), 'utf8')) as Content
  const shell = await readFile(join(dist, 'index.html'), 'utf8')
  const common = [...shell.matchAll(SHELL_SCRIPT)].map(([, script, link]) => script ?? link ?? '')
  if (common.length === 0) throw new Error('index.html names no script')
  const files = await readJson<Readonly<Record<string, PageFiles>>>('page-preloads.json')
  const open = Object.keys(await readJson<object>('.screens/pages.json'))
  const pages = open.map(async (path) => {
    const scripts = [...new Set([...common, ...(files[path]?.scripts ?? [])])]
    const sizes = await Promise.all(scripts.map(async (script) => sentBytes(join(dist, script))))
    const kb = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1024
    return judge(path, { files: scripts.length, kb })
  })
  return Promise.all(pages)
}

function judge(path: string, { files, kb }: { readonly files: number; readonly kb: number }) {
  const most = MOST_KB[path] ?? Infinity
  const limit = most === Infinity ? '' : ` of ${most}`
  return {
    isWithin: kb <= most && files <= MOST_FILES,
    line: `${path}: ${kb.toFixed(1)}${limit} KB JavaScript at first, ${files} of ${MOST_FILES} files`,
  }
}

/** The smallest files have no compressed sibling: they are sent as they are. */
async function sentBytes(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file))
  return size
}
