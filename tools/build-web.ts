import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { BuildOptions, Rolldown } from 'vite'
import { buildLayout } from './build-layout.ts'
import { buildOtherLanguages } from './build-other-languages.ts'
import { buildScreens } from './build-screens.ts'
import { planChunks } from './chunk-plan.ts'
import { listPageFiles } from './list-page-files.ts'
import { listShellFiles, WORKER } from './list-shell-files.ts'

const ROOT = join(import.meta.dirname, '..')
const WEB = join(ROOT, 'apps/web')
const DIST = join(WEB, 'dist')
const CONFIG = join(WEB, 'vite.config.ts')
const CACHE = join(ROOT, '.cache')
const STAMP_FILE = join(CACHE, 'web-build.txt')

/** Everything the built app depends on. */
const SOURCES = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/package.json',
  'packages',
  'package-lock.json',
  'apps/web/language-build.ts',
  'apps/web/manifest.ts',
  'apps/web/service-worker-file.ts',
  'tools/build-web.ts',
  'tools/build-other-languages.ts',
  'tools/build-layout.ts',
  'apps/server/src/modules/share-picture/layout-library.ts',
  'tools/build-screens.ts',
  'tools/chunk-plan.ts',
  'tools/list-page-files.ts',
  'tools/list-shell-files.ts',
]

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|xml|webmanifest|wasm)$/
/** Smaller files gain nothing: headers outweigh the saving. */
const MIN_COMPRESSIBLE_BYTES = 512

type BuiltFile = {
  readonly path: string
  readonly bytes: number
  readonly brotliBytes: number | null
}

/**
 * Builds the web app and compresses it ahead of time. Done beside apps/web/dist and put in its
 * place at the end, so that a running server never serves half a build.
 */
export async function buildWeb(): Promise<void> {
  const stamp = await sourceStamp()
  // Read by vite.config.ts; the page's error reports carry it.
  process.env['APP_VERSION'] = stamp.slice(0, 12)
  const fresh = join(CACHE, `web-build-${process.pid}`)
  await buildInto(fresh)
  await buildOtherLanguages(fresh, buildInto)
  await buildLayout()
  // What draws pages is the server's own.
  const sent = (await filesUnder(fresh)).filter((path) => !relative(fresh, path).startsWith('.'))
  const files = await Promise.all(sent.map(compress))
  await putInPlace(fresh)
  await writeFile(STAMP_FILE, stamp)
  printSizes(fresh, files)
}

/** The app in the language that `VITE_LANGUAGE` names, with what draws its pages and its worker's list. */
async function buildInto(folder: string): Promise<void> {
  // Built twice: what goes together is worked out from what belongs to what.
  const plan = planChunks(await buildClient({ write: false }))
  const groups = [{ name: (id: string) => plan.get(id) ?? null, debugName: 'plan' }]
  const codeSplitting = { groups, includeDependenciesRecursively: false }
  const chunks = await buildClient({
    outDir: folder,
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting } },
  })
  const pages = await buildScreens(CONFIG, folder)
  await listPageFiles(folder, { chunks, pages, src: join(WEB, 'src') })
  await listShellFiles(folder)
}

/** Builds what browsers fetch. Gives its files but for the service worker, which is one by itself. */
async function buildClient(options: BuildOptions): Promise<readonly Rolldown.OutputChunk[]> {
  const { build } = await import('vite')
  // One configuration that is not watched: one output.
  const { output } = (await build({
    configFile: CONFIG,
    logLevel: 'warn',
    build: options,
  })) as Rolldown.RolldownOutput
  return output.filter(
    (one) => one.type === 'chunk' && one.fileName !== WORKER,
  ) as Rolldown.OutputChunk[]
}

/** True when apps/web/dist was built from the sources as they are now. */
export async function isBuildFresh(): Promise<boolean> {
  const hasPage = await exists(join(DIST, 'index.html'))
  const built = await readFile(STAMP_FILE, 'utf8').catch(() => null)
  return hasPage && built === (await sourceStamp())
}

/** True when some build is there, fresh or not. */
export function hasBuild(): Promise<boolean> {
  return exists(join(DIST, 'index.html'))
}

/** A hash over names, sizes and times: cheap, and wrong only towards building once too often. */
async function sourceStamp(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const path of await filesUnder(join(ROOT, source))) {
      if (/\.(?:test|bench)\.tsx?$/.test(path)) continue
      const { size, mtimeMs } = await stat(path)
      hash.update(`${relative(ROOT, path)}\0${size}\0${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

/** All files under a folder (or the file itself), sorted; none when it does not exist. */
async function filesUnder(path: string): Promise<string[]> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => null,
  )
  if (isFolder === null) return []
  if (!isFolder) return [path]
  const entries = await readdir(path, { withFileTypes: true })
  const nested = await Promise.all(
    entries
      .filter((entry) => entry.name !== 'node_modules')
      .map((entry) => filesUnder(join(path, entry.name))),
  )
  return nested.flat().toSorted()
}

/**
 * Writes .br and .gz beside a file. Not for index.html: the server fills in the page's head and
 * compresses the result itself.
 */
async function compress(path: string): Promise<BuiltFile> {
  const content = await readFile(path)
  const bytes = content.byteLength
  if (!COMPRESSIBLE.test(path) || bytes < MIN_COMPRESSIBLE_BYTES) {
    return { path, bytes, brotliBytes: null }
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  }
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
  return { path, bytes, brotliBytes: brotli.byteLength }
}

async function putInPlace(fresh: string): Promise<void> {
  const old = `${fresh}-old`
  if (await exists(DIST)) await rename(DIST, old)
  await rename(fresh, DIST)
  await rm(old, { recursive: true, force: true })
}

function printSizes(folder: string, files: readonly BuiltFile[]): void {
  const rows = files.toSorted((left, right) => weight(right) - weight(left))
  for (const file of rows) {
    const size = `${kib(file.bytes)} → ${file.brotliBytes === null ? '—' : kib(file.brotliBytes)}`
    console.log(`${size.padStart(24)}  ${relative(folder, file.path)}`)
  }
  const total = rows.reduce((sum, file) => sum + weight(file), 0)
  console.log(`${kib(total).padStart(24)}  ${rows.length} files (br)`)
}

function weight(file: BuiltFile): number {
  return file.brotliBytes ?? file.bytes
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

if (import.meta.main) {
  await buildWeb()
  // What draws pages has opened channels to other tabs, which nobody closes here.
  process.exit()
}
