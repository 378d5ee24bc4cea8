import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { DrawnPages } from '../apps/server/src/modules/pages/drawn-pages.ts'
import { createPageServer } from '../apps/server/src/modules/pages/page-server.ts'
import { createShell, type PageShell } from '../apps/server/src/modules/pages/page-shell.ts'
import type { Bundle } from '../apps/server/src/modules/pages/render-process.ts'
import { languageOfBuild } from '../apps/web/language-build.ts'
import { DEFAULT_LANGUAGE, languageOf } from '../packages/contract/src/names/languages.ts'
import type { BuiltPage } from './build-screens.ts'

const SOURCE = '/src/entry-server.tsx'

/** What it exports. */
type Source = Bundle & { readonly builtPage: (path: string) => Promise<BuiltPage> }

/**
 * Has Vite answer for pages as the site's own server does, drawn with the source as it stands and with what the API
 * at `api` tells a visitor. Nothing is kept and nothing comes too late; what cannot be drawn comes bare, and the
 * terminal says why.
 */
export function pagesInDev(api: string): Plugin {
  return {
    name: 'pages-in-dev',
    // Vite itself answers for no page.
    config: () => ({ appType: 'custom' }),
    async configureServer(web) {
      const shell = shellInDev(web)
      const pages = await createPageServer({
        shells: { scriptHashes: [], picture: null, all: [shell], of: () => shell },
        drawnPages: drawnInDev(web, api),
        publicUrl: undefined,
        origin: `http://localhost:${web.config.server.port}`,
        // The app brings it.
        readBanner: async () => '',
      })
      // Behind what Vite serves. Asked without the browser's headers, a page is whole and not compressed.
      return () =>
        web.middlewares.use(({ method, url }, response) => {
          void pages.inject({ method: method as 'GET', url }).then((page) => {
            response.writeHead(page.statusCode, page.headers).end(page.rawPayload)
          })
        })
    },
  }
}

function drawnInDev(web: ViteDevServer, api: string): DrawnPages {
  const ask = async (address: string) => {
    const answer = await fetch(api + address).catch(() => null)
    const body: unknown = answer?.status === 200 ? await answer.json() : null
    return { status: answer?.status ?? null, body }
  }
  const withSource = async <Made>(make: (source: Source) => Promise<Made>) => {
    try {
      // Vite does not know the type of what it loads.
      return await make((await web.ssrLoadModule(SOURCE)) as Source)
    } catch (error) {
      if (error instanceof Error) web.ssrFixStacktrace(error)
      web.config.logger.error(String(error instanceof Error ? error.stack : error))
      return undefined
    }
  }
  return {
    find: async (_shell, path) => {
      const drawing = await withSource(({ drawPage }) => drawPage({ path, at: Date.now(), ask }))
      return drawing ? { ...drawing, version: '' } : null
    },
    searchParams: async (_shell, path) =>
      (await withSource(({ builtPage }) => builtPage(path)))?.searchParams ?? undefined,
  }
}

/** `index.html` as it stands, filled in as ever, and then as Vite wants it. */
function shellInDev(web: ViteDevServer): PageShell {
  const language = languageOf(languageOfBuild()) ?? DEFAULT_LANGUAGE
  return {
    language,
    scriptHashes: [],
    picture: null,
    screens: '',
    render: async (page, path, encoding) => {
      const html = await readFile(join(web.config.root, 'index.html'), 'utf8')
      const styles = page.drawn ? await stylesOf(web, await fileOf(web, page.path)) : []
      const preloads = { [page.path]: { scripts: [], styles } }
      const shell = createShell(html, { language, publicUrl: undefined, picture: null, preloads })
      const rendered = await shell.render(page, path, encoding)
      const whole = await web.transformIndexHtml(path ?? page.path, rendered.bytes.toString())
      return { ...rendered, bytes: Buffer.from(whole) }
    },
  }
}

async function fileOf(web: ViteDevServer, path: string): Promise<string> {
  const { builtPage } = (await web.ssrLoadModule(SOURCE)) as Source
  return (await builtPage(path)).file
}

/** The stylesheets of a page in the order of its modules: a drawing without them would jump when they come. */
async function stylesOf({ environments }: ViteDevServer, file: string): Promise<readonly string[]> {
  const met = new Set<string>()
  const follow = async (url: string) => {
    // Packages bring no styles.
    if (met.has(url) || !url.startsWith('/src/')) return
    met.add(url)
    // What is wrong with it the browser tells.
    const module = await environments.ssr.transformRequest(url).catch(() => null)
    for (const next of module?.deps ?? []) await follow(next)
  }
  await follow('/src/entry-client.tsx')
  await follow(`/src/${file}`)
  return [...met].filter((url) => url.endsWith('.css'))
}
