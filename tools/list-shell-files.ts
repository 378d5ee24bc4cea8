import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PRODUCT_NAME } from '../packages/contract/src/names/product.ts'

/** What the service worker's source has where the list belongs; the bundler chooses the quotes. */
const PLACE = /(["'`])__SHELL_FILES__\1/

/** The service worker, at the root of the site. */
export const WORKER = 'sw.js'

/** Source maps and the like are not among them. */
const PART = /\.(?:js|css|wasm|svg|woff2)$/

const ENTRY = /<script type="module"[^>]*\ssrc="([^"]+)"/

/**
 * Writes the names of the built files into the service worker, which keeps a copy of them for pages
 * without a connection. Every build makes another worker by it, and browsers notice.
 */
export async function listShellFiles(dist: string): Promise<void> {
  const html = await readFile(join(dist, 'index.html'), 'utf8')
  const entry = ENTRY.exec(html)?.[1]
  if (entry === undefined) throw new Error('index.html names no script')
  const names = [...(await namesUnder(dist, 'assets')), ...(await namesUnder(dist, 'fonts'))]
  const files = names.filter((name) => PART.test(name))
  const core = files.filter((name) => html.includes(`"${name}"`))
  const list = {
    version: createHash('sha256').update(html).update(files.join()).digest('hex').slice(0, 12),
    title: PRODUCT_NAME,
    entry,
    core,
    rest: files.filter((name) => !core.includes(name)),
  }
  const path = join(dist, WORKER)
  const worker = await readFile(path, 'utf8')
  if (!PLACE.test(worker)) throw new Error(`${WORKER} has no place for the list of files`)
  const text = JSON.stringify(JSON.stringify(list))
  await writeFile(
    path,
    worker.replace(PLACE, () => text),
  )
}

/** Addresses of the files right inside a folder; of compressed siblings only the plain one. */
async function namesUnder(dist: string, folder: string): Promise<string[]> {
  const names = await readdir(join(dist, folder))
  const files: string[] = []
  for (const name of names.filter((one) => !/\.(?:br|gz)$/.test(one)).toSorted()) {
    if ((await stat(join(dist, folder, name))).isFile()) files.push(`/${folder}/${name}`)
  }
  return files
}
