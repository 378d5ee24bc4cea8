import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What `apps/web/src/first-sight.tsx` exports. */
type FirstSightModule = {
  readonly drawFirstSight: (
    path: string,
    given?: { readonly firstRows?: unknown },
  ) => Promise<string>
}

/** What draws, beside the app it draws. Its name begins with a dot: the server never sends what lies in it. */
export const SCREENS = '.screens'

/**
 * Draws each page ahead of time and writes `first-sights.json` (page → HTML) beside the built app:
 * the server puts it into the page, so that something is to be seen before any script has come. Pages of
 * long lists are drawn once more with the first rows as they are shipped (`row-sights.json`). What draws
 * stays in {@link SCREENS}: the server draws with it what is of the moment.
 */
export async function drawFirstSights(options: {
  readonly configFile: string
  readonly dist: string
  readonly pages: readonly string[]
  /** What the pages of long lists come with, and the key of it. */
  readonly rows: ReadonlyMap<string, { readonly key: string; readonly rows: object }>
}): Promise<void> {
  const { configFile, dist, pages, rows } = options
  const folder = join(dist, SCREENS)
  const { build } = await import('vite')
  await build({
    configFile,
    logLevel: 'warn',
    // A server carries these files, not the packages they are made of.
    ssr: { noExternal: true },
    build: {
      ssr: 'src/first-sight.tsx',
      outDir: folder,
      emptyOutDir: true,
      minify: true,
      copyPublicDir: false,
    },
  })
  const file = pathToFileURL(join(folder, 'first-sight.js')).href
  // Our own build of our own source, a line above.
  const { drawFirstSight } = (await import(file)) as FirstSightModule
  const drawn: Record<string, string> = {}
  for (const page of pages) drawn[page] = await drawFirstSight(page)
  await writeFile(join(dist, 'first-sights.json'), JSON.stringify(drawn))
  const withRows: Record<string, { readonly key: string; readonly html: string }> = {}
  for (const [page, { key, rows: firstRows }] of rows)
    withRows[page] = { key, html: await drawFirstSight(page, { firstRows }) }
  await writeFile(join(dist, 'row-sights.json'), JSON.stringify(withRows))
}
