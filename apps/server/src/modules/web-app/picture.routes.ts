import { ID_PATTERN, type Language, SHORT_LINK_CODE, THING_CODES } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { AppError } from '../../errors/app-error.ts'
import { isKnown } from '../../http/prepared-answer.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { PictureStudio } from '../share-picture/picture-studio.ts'
import { pictureKey, type PictureWords } from '../share-picture/picture-words.ts'
import { findThingPage } from '../thing/thing-page.service.ts'
import { versionOf } from '../share-picture/page-picture.ts'
import { linkWords, postWords, thingWords } from './words-of-page.ts'
import { describedPage } from './page-descriptions.ts'
import { languageOfRequest } from './page-language.ts'
import type { SitePicture } from './page-shell.ts'
import { findPost, POST_KINDS } from './post-page.ts'
import { findLink } from './short-link-page.ts'

type Options = {
  readonly context: ServerContext
  readonly dataDir: string
  readonly origin: string
  /** In place of a picture that cannot be drawn now. */
  readonly sitePicture: SitePicture | null
}

type Finder = (id: string, language: Language) => Promise<PictureWords | null>

const CACHING = {
  /** The address says what the picture says. */
  named: 'public, max-age=31536000, immutable',
  /** Another one may stand here soon. */
  unnamed: 'public, max-age=300',
  /** The right one may be there in a moment. */
  instead: 'public, max-age=60',
} as const

/** `/og/crysta/{id}.png` and the like: what chats show of a page, drawn when first asked for. */
export async function pictureRoutes(app: ServerInstance, options: Options): Promise<void> {
  const { dataDir, sitePicture } = options
  const studio = new PictureStudio(dataDir)
  for (const [kind, find] of Object.entries(finders(options))) {
    app.get(`/og/${kind}/:file`, async (request, reply) => {
      // The path of this very route has it.
      const { file } = request.params as { readonly file: string }
      const id = /^(?<id>.+)\.png$/.exec(file)?.groups?.['id'] ?? ''
      const words = ID_PATTERN.test(id) ? await find(id, languageOfRequest(request)) : null
      if (words === null) throw new AppError('NOT_FOUND')
      const { v } = request.query as { readonly v?: unknown }
      const etag = `"${pictureKey(words)}"`
      // Shown by chats and other sites.
      reply
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('etag', etag)
        .header('cache-control', v === versionOf(words) ? CACHING.named : CACHING.unnamed)
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
      const drawn = await studio.picture(words)
      reply.type('image/png')
      if (drawn) return reply.send(Buffer.from(drawn))
      if (sitePicture === null) throw new AppError('OVERLOADED')
      return reply
        .removeHeader('etag')
        .header('cache-control', CACHING.instead)
        .send(sitePicture.bytes)
    })
  }
}

/** What the picture at an id says, by the first part of the page's address; null: there is no such page. */
function finders({ context, origin }: Options): Readonly<Record<string, Finder>> {
  const things = THING_CODES.map((entity): [string, Finder] => [
    entity,
    async (id, language) => {
      const found = await findThingPage(context, entity, { id, language })
      return found.kind === 'page' ? thingWords(found.page) : null
    },
  ])
  const posts = POST_KINDS.map((kind): [string, Finder] => [
    kind,
    async (id, language) => {
      const post = await findPost({ context, site: { origin, language } }, kind, id)
      return post && postWords(describedPage(`/${kind}`, language).title, post)
    },
  ])
  const links: [string, Finder] = [
    's',
    async (code, language) => {
      const link = SHORT_LINK_CODE.test(code) ? await findLink(context, code) : null
      return link && linkWords(link, describedPage(link.path, language).title)
    },
  ]
  return Object.fromEntries([...things, ...posts, links])
}
