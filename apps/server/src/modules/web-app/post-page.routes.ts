import { ID_PATTERN } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { sendNotBuilt } from './not-built-page.ts'
import { describedPage } from './page-descriptions.ts'
import { pagePicture } from '../share-picture/page-picture.ts'
import { postWords } from './words-of-page.ts'
import type { PageShell } from './page-shell.ts'
import type { PageShells } from './page-shells.ts'
import { findDrawer } from './page-drawer.ts'
import { findPost, listPosts, POST_KINDS, type PostKind } from './post-page.ts'
import { drawSchedule } from './schedule-sight.ts'
import { sendPage } from './send-page.ts'
import { breadcrumbs, itemList } from './structured-data.ts'
import { listBody, postBody } from './thing-page-html.ts'

/** Pages that say what is written at their address. */
export const POST_PAGE_PATHS: ReadonlySet<string> = new Set(
  POST_KINDS.flatMap((kind) => [`/${kind}`, `/${kind}/:id`]),
)

type Options = {
  readonly shells: PageShells | null
  readonly context: ServerContext
  readonly publicUrl: string | undefined
  /** The site's own address, for what leaves it. */
  readonly origin: string
  readonly readBanner: () => Promise<string>
}

/** Events, notices and guides: what visitors may read of them is in the page itself. */
export async function postPageRoutes(app: ServerInstance, options: Options): Promise<void> {
  const { shells, context, publicUrl, origin, readBanner } = options
  const onTrouble = (error: unknown) => app.log.warn({ err: error }, 'a page could not be drawn')
  const drawers = new Map(
    shells?.all.map((shell) => [shell, findDrawer({ screens: shell.screens, onTrouble })]),
  )
  const drawn = async (kind: PostKind, shell: PageShell, query: unknown) => {
    const drawer = drawers.get(shell)
    if (kind !== 'event' || drawer == null || asksForOthers(query)) return null
    return drawSchedule(context, drawer)
  }
  for (const kind of POST_KINDS) {
    app.get(`/${kind}`, async (request, reply) => {
      if (!shells) return sendNotBuilt(reply)
      const shell = shells.of(request)
      const { list, listPage, site, language } = placeOf(shell, kind, origin)
      const { total, rows } = await listPosts(context, kind)
      const page = {
        ...list,
        drawn: await drawn(kind, shell, request.query),
        structured: () => [breadcrumbs(site, [listPage]), itemList(site, { total, rows })],
        reading: {
          version: JSON.stringify([total, rows]),
          body: () => listBody(list.title, rows, language),
          isOneOfMany: true,
        },
      }
      return sendPage({ shell, request, reply, page, publicUrl, banner: await readBanner() })
    })

    app.get(`/${kind}/:id`, async (request, reply) => {
      if (!shells) return sendNotBuilt(reply)
      const shell = shells.of(request)
      const { list, listPage, site, language } = placeOf(shell, kind, origin)
      const one = describedPage(`/${kind}/:id`, language)
      // The path of this very route has it.
      const { id } = request.params as { readonly id: string }
      const post = ID_PATTERN.test(id) ? await findPost({ context, site }, kind, id) : null
      const banner = await readBanner()
      // Whether it is not there or not for visitors, the page says it when it knows who asks.
      if (post === null) return sendPage({ shell, request, reply, page: one, publicUrl, banner })
      const { name, description, version, body, structured } = post
      const page = {
        ...one,
        title: name,
        description,
        picture: () => pagePicture(`/${kind}/${id}`, postWords(list.title, post), language),
        structured: () => [
          breadcrumbs(site, [listPage, { name, path: `/${kind}/${id}` }]),
          structured,
        ],
        reading: {
          version,
          body: () => postBody(listPage, { name, body: body() }, language),
          isOneOfMany: true,
        },
      }
      return sendPage({ shell, request, reply, page, publicUrl, banner })
    })
  }
}

/** The language a page is asked for in asks for nothing else. */
function asksForOthers(query: unknown): boolean {
  return Object.keys(query as object).some((name) => name !== 'lang')
}

function placeOf({ language }: PageShell, kind: PostKind, origin: string) {
  const list = describedPage(`/${kind}`, language)
  const listPage = { name: list.title, path: list.path }
  return { list, listPage, site: { origin, language }, language }
}
