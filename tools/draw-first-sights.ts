import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What `apps/web/src/first-sight.tsx` exports. */
type FirstSightModule = {
  readonly drawFirstSight: (path: string, firstRows?: unknown) => Promise<string>
}

/**
 * Draws each page ahead of time and writes `first-sights.json` (page → HTML) beside the built app:
 * the server puts it into the page, so that something is to be seen before any script has come. Pages of
 * long lists are drawn once more with the first rows as they are shipped (`row-sights.json`).
 */
export async function drawFirstSights(options: {
  readonly configFile: string
  readonly cache: string
  readonly dist: string
  readonly pages: readonly string[]
  /** What the pages of long lists come with, and the key of it. */
  readonly rows: ReadonlyMap<string, { readonly key: string; readonly rows: object }>
}): Promise<void> {
  const { configFile, cache, dist, pages, rows } = options
  const folder = await mkdtemp(join(cache, 'first-sight-'))
  try {
    const { build } = await import('vite')
    await build({
      configFile,
      logLevel: 'warn',
      build: { ssr: 'src/first-sight.tsx', outDir: folder, emptyOutDir: true, minify: false },
    })
    const file = pathToFileURL(join(folder, 'first-sight.js')).href
    // Our own build of our own source, a line above.
    const { drawFirstSight } = (await import(file)) as FirstSightModule
    const drawn: Record<string, string> = {}
    for (const page of pages) drawn[page] = withoutStyles(page, await drawFirstSight(page))
    await writeFile(join(dist, 'first-sights.json'), JSON.stringify(drawn))
    const withRows: Record<string, { readonly key: string; readonly html: string }> = {}
    for (const [page, { key, rows: first }] of rows)
      withRows[page] = { key, html: withoutStyles(page, await drawFirstSight(page, first)) }
    await writeFile(join(dist, 'row-sights.json'), JSON.stringify(withRows))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Fields that parts of the kit keep for forms; shared/theme/base.css hides them as their style would. */
const HIDDEN_FIELD = /<input[^>]*aria-hidden="true"[^>]*>/g
const STYLE = / style="[^"]*"/

/** The content security policy refuses `style` attributes in a page; those that scripts set are allowed. */
function withoutStyles(page: string, drawn: string): string {
  const html = drawn.replaceAll(HIDDEN_FIELD, (field) => field.replace(STYLE, ''))
  const styled = /<[^>]+\sstyle=[^>]*>/.exec(html)?.[0]
  if (styled !== undefined) throw new Error(`${page} draws a style attribute: ${styled}`)
  return html
}
