import { thingListPath, thingPath } from '@gyeol/catalogue'
import { ID_PATTERN, THING_CODES, type ThingEntity } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { pickEncoding } from '../../http/accept-encoding.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { findThingPage, findThingPath, listThings } from '../thing/thing-page.service.ts'
import { sendNotBuilt } from './not-built-page.ts'
import { describedPage } from './page-descriptions.ts'
import { readFirstRows } from './first-rows.ts'
import { pagePicture } from '../share-picture/page-picture.ts'
import { thingWords } from './words-of-page.ts'
import type { PageShells } from './page-shells.ts'
import { queryOf, sendMissing, sendPage, sendRendered } from './send-page.ts'
import { breadcrumbs, itemList } from './structured-data.ts'
import { goneThingBody, goneTitle, listBody, thingBody } from './thing-page-html.ts'
import { writtenAnswers } from './written-answers.ts'

/** The pages of things have the id alone in their address. */
export const THING_PAGE_PATHS: ReadonlySet<string> = new Set(
  THING_CODES.map((entity) => thingPath(entity, ':id')),
)

/** The lists over which things are opened. */
export const THING_LIST_PATHS: ReadonlySet<string> = new Set(THING_CODES.map(thingListPath))

type Options = {
  readonly shells: PageShells | null
  readonly context: ServerContext
  readonly publicUrl: string | undefined
  /** The site's own address, for what leaves it. */
  readonly origin: string
  /** What every page says at its top. */
  readonly readBanner: () => Promise<string>
}

/** `?id=` opens a thing over its list: a quick look at what its own page shows. */
async function pageOfSheet(
  context: ServerContext,
  entity: ThingEntity,
  query: string,
): Promise<string | null> {
  const id = new URLSearchParams(query).get('id')
  if (id === null || !ID_PATTERN.test(id)) return null
  return findThingPath(context, entity, id)
}

/** The pages of single things, written with what they are about, and their lists. */
export async function thingPageRoutes(app: ServerInstance, options: Options): Promise<void> {
  const { shells, context, readBanner } = options
  for (const entity of THING_CODES) {
    const path = thingPath(entity, ':id')
    app.get(path, async (request, reply) => {
      if (!shells) return sendNotBuilt(reply)
      const shell = shells.of(request)
      const { language } = shell
      const described = describedPage(path, language)
      // The path of this very route has it.
      const { id } = request.params as { readonly id: string }
      // What cannot be an id is not looked for.
      const found = await findThingPage(context, entity, {
        id: ID_PATTERN.test(id) ? id : '',
        language,
      })
      const encoding = pickEncoding(request.headers['accept-encoding'])
      const banner = await readBanner()
      if (found.kind === 'moved')
        return reply
          .header('cache-control', 'no-cache')
          .redirect(`${found.path}${queryOf(request)}`, 308)
      if (found.kind === 'gone') {
        const body = () => goneThingBody(found, language)
        const content = { version: `gone ${entity}`, body, tail: () => '' }
        const gone = {
          ...described,
          title: goneTitle(language),
          isPrivate: true,
          content,
          banner,
        } as const
        return sendMissing({ reply }, await shell.render(gone, null, encoding), encoding)
      }
      const { page } = found
      const { title: fullTitle, description, version } = page
      const content = {
        version,
        body: () => thingBody(page, language),
        tail: () => writtenAnswers(page),
      }
      const structured = () => [
        breadcrumbs({ origin: options.origin, language }, [
          { name: page.listName, path: page.listPath },
          { name: page.name, path: thingPath(entity, id) },
        ]),
      ]
      const picture = () => pagePicture(thingPath(entity, id), thingWords(page), language)
      const shown = { ...described, fullTitle, description, content, structured, picture, banner }
      return sendRendered(
        { request, reply },
        await shell.render(shown, thingPath(entity, id), encoding),
        encoding,
      )
    })
  }

  thingListRoutes(app, options)
}

/** The lists of things, with their first rows for those without scripts. */
function thingListRoutes(app: ServerInstance, options: Options): void {
  const { shells, context, publicUrl, readBanner } = options
  for (const entity of THING_CODES) {
    const path = thingListPath(entity)
    app.get(path, async (request, reply) => {
      if (!shells) return sendNotBuilt(reply)
      const shell = shells.of(request)
      const { language } = shell
      const site = { origin: options.origin, language }
      const list = describedPage(path, language)
      const canonical = await pageOfSheet(context, entity, queryOf(request))
      const { version, rows, total } = await listThings(context, entity, language)
      const firstRows = await readFirstRows(context, entity, language)
      const name = { name: list.title, path }
      const page = {
        ...list,
        ...(canonical === null ? {} : { canonical }),
        firstRows,
        structured: () => [breadcrumbs(site, [name]), itemList(site, { total, rows })],
        reading: { version, body: () => listBody(list.title, rows, language), isOneOfMany: false },
      }
      return sendPage({ shell, request, reply, page, publicUrl, banner: await readBanner() })
    })
  }
}
