import { ID_PATTERN, THING_CODES } from '@gyeol/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import { isKnown } from '../../http/prepared-answer.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { PictureStudio } from '../share-picture/picture-studio.ts'
import { drawableWords, pictureKey, type PictureWords } from '../share-picture/picture-words.ts'
import { versionOf } from '../share-picture/page-picture.ts'
import type { DrawnPages } from './drawn-pages.ts'
import type { PageShells } from './page-shells.ts'

type Options = {
  readonly dataDir: string
  readonly drawnPages: DrawnPages
  /** Their picture stands in place of one that cannot be drawn now. */
  readonly shells: PageShells | null
}

/** What has a page with a picture of its own, by the first part of its address. */
const PICTURED = [...THING_CODES, 'event', 'notion', 'job', 's'] as const

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
  const { dataDir, shells } = options
  const sitePicture = shells?.picture ?? null
  const studio = new PictureStudio(dataDir)
  for (const kind of PICTURED) {
    app.get(`/og/${kind}/:file`, async (request, reply) => {
      // The path of this very route has it.
      const { file } = request.params as { readonly file: string }
      const id = /^(?<id>.+)\.png$/.exec(file)?.groups?.['id'] ?? ''
      const words = ID_PATTERN.test(id) ? await findWords(options, `/${kind}/${id}`, request) : null
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

/** What the picture at an id says; null: there is no such page. */
async function findWords(
  { drawnPages, shells }: Options,
  path: string,
  request: FastifyRequest,
): Promise<PictureWords | null> {
  const drawing = shells && (await drawnPages.find(shells.of(request), path))
  const words = drawing?.head.picture
  return words === undefined ? null : drawableWords(words)
}
