import type { Language } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { type Named, NAMED_PAGES, type NamedPagePath } from './named-page.ts'
import { sendNotBuilt } from './not-built-page.ts'
import { describedPage, NOT_FOUND_PAGES } from './page-descriptions.ts'
import type { PageShells } from './page-shells.ts'
import { sendPage } from './send-page.ts'
import { breadcrumbs } from './structured-data.ts'
import { postBody } from './thing-page-html.ts'

// Object.keys forgets the type of the keys; there are no others.
const PATHS = Object.keys(NAMED_PAGES) as readonly NamedPagePath[]

/** Pages that are named after what is at their address. */
export const NAMED_PAGE_PATHS: ReadonlySet<string> = new Set(PATHS)

type Options = {
  readonly shells: PageShells | null
  readonly context: ServerContext
  readonly webRoot: string
  readonly publicUrl: string | undefined
  /** The site's own address, for what leaves it. */
  readonly origin: string
  readonly readBanner: () => Promise<string>
}

/** Pages of help, of skill trees, of comics and of prices say what they are about. */
export async function namedPageRoutes(app: ServerInstance, options: Options): Promise<void> {
  const { shells, publicUrl, origin, readBanner } = options
  for (const path of PATHS) {
    app.get(path, async (request, reply) => {
      if (!shells) return sendNotBuilt(reply)
      const shell = shells.of(request)
      const { language } = shell
      // The path of this very route has them.
      const params = request.params as Readonly<Record<string, string>>
      const found: Named | null = await NAMED_PAGES[path].find(options, params, language)
      const banner = await readBanner()
      const sent = { shell, request, reply, publicUrl, banner }
      // A proposed item is its author's alone: the page says whether it is there when it knows who asks.
      if (found === null)
        return sendPage({
          ...sent,
          page:
            path === '/current-price/:id'
              ? describedPage(path, language)
              : NOT_FOUND_PAGES[language],
        })
      const { title, description, version, canonical } = found
      const list = listOf(path, language)
      const own = path.replaceAll(/:(\w+)/g, (_segment, name: string) => params[name] ?? '')
      const page = {
        ...describedPage(path, language),
        title,
        description,
        ...(canonical === undefined ? {} : { canonical }),
        structured: () => [breadcrumbs({ origin, language }, [list, { name: title, path: own }])],
        reading: {
          version,
          body: () => postBody(list, { name: title, body: found.body }, language),
          isOneOfMany: true,
        },
      }
      return sendPage({ ...sent, page })
    })
  }
}

function listOf(path: NamedPagePath, language: Language) {
  const list = describedPage(NAMED_PAGES[path].list, language)
  return { name: list.title, path: list.path }
}
