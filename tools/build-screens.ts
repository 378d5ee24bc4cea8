import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What the build asks of a page, as `apps/web/src/entry-server.tsx` says it. */
export type BuiltPage = {
  /** Its module, under `src/`. */
  readonly file: string
  /** Modules under `src/` that its first tap opens, in the order in which they are fetched. */
  readonly opens: readonly string[]
  /** Names of its query that show in what is drawn; null where the browser alone draws the page. */
  readonly searchParams: readonly string[] | null
}

/** The pages of the app, by their addresses. */
export type BuiltPages = Readonly<Record<string, BuiltPage>>

/** What draws pages, beside the app it draws. Its name begins with a dot: the server never sends what lies in it. */
export const SCREENS = '.screens'

/**
 * Builds what the server draws pages with, and writes `pages.json` beside it: the pages that draw themselves, each
 * with the names of its query that show. Gives all pages.
 */
export async function buildScreens(configFile: string, dist: string): Promise<BuiltPages> {
  const folder = join(dist, SCREENS)
  const { build } = await import('vite')
  await build({
    configFile,
    logLevel: 'warn',
    // A server carries these files, not the packages they are made of.
    ssr: { noExternal: true },
    build: {
      ssr: 'src/entry-server.tsx',
      outDir: folder,
      emptyOutDir: true,
      minify: true,
      copyPublicDir: false,
    },
  })
  // Our own build of our own source, a line above.
  const bundle = (await import(pathToFileURL(join(folder, 'entry-server.js')).href)) as {
    readonly builtPages: () => Promise<BuiltPages>
  }
  const pages = await bundle.builtPages()
  const drawn = Object.entries(pages).flatMap(([path, { searchParams }]) =>
    searchParams === null ? [] : [[path, searchParams] as const],
  )
  await writeFile(join(folder, 'pages.json'), JSON.stringify(Object.fromEntries(drawn)))
  return pages
}
