import { createReadStream, type Stats } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import { type Encoding, pickEncoding } from '../../http/accept-encoding.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { createFileMemory, type FileMemory } from './file-memory.ts'

/** What browsers are told a file is; a build holds no other kinds. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

const UNKNOWN_TYPE = 'application/octet-stream'

/** Build leftovers that are nobody's business. */
const NEVER_SERVED = /(?:^|\/)\.|\.map$|^index(?:\.\w+)?\.html$/

/** Siblings that were compressed at build time; they are sent under the plain name. */
const SUFFIXES = { br: '.br', gzip: '.gz' } as const

const COMPRESSED = /\.(?:br|gz)$/

/** Files whose name changes with their content: all assets, and names like `fonts/x.v1.woff2`. */
const VERSIONED_NAME = /^assets\/|\.v\d+\.[a-z0-9]+$/

/** All that a first visit loads is smaller, and the whole app is not much more. */
const KEPT = { maxBytes: 16 * 1024 * 1024, maxFileBytes: 256 * 1024 }

const FOR_GOOD = 'public, max-age=31536000, immutable'

type WebFile = {
  /** With `/` between folders. */
  readonly name: string
  readonly path: string
  readonly encodings: ReadonlySet<Encoding>
}

/** Serves each file that was there at start under its own route: no other name can reach the disk. */
export async function webFileRoutes(
  app: ServerInstance,
  { webRoot }: { readonly webRoot: string },
): Promise<void> {
  const memory = createFileMemory(KEPT)
  for (const file of await listWebFiles(webRoot)) {
    const url = `/${file.name.split('/').map(encodeURIComponent).join('/')}`
    app.get(url, { config: { isUnlimited: true } }, async (request, reply) =>
      sendFile({ file, memory }, request, reply),
    )
  }
}

async function listWebFiles(webRoot: string): Promise<readonly WebFile[]> {
  const entries = await readdir(webRoot, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(webRoot, join(parentPath, name)).replaceAll(sep, '/'))
  const all = new Set(names)
  return names
    .filter((name) => !NEVER_SERVED.test(name) && !COMPRESSED.test(name))
    .map((name) => {
      const encodings = new Set<Encoding>(['identity'])
      for (const encoding of ['br', 'gzip'] as const)
        if (all.has(`${name}${SUFFIXES[encoding]}`)) encodings.add(encoding)
      return { name, path: join(webRoot, name), encodings }
    })
}

type Source = { readonly file: WebFile; readonly memory: FileMemory }

async function sendFile(
  { file: { name, path, encodings }, memory }: Source,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const encoding = pickEncoding(request.headers['accept-encoding'], encodings)
  const variant = encoding === 'identity' ? path : `${path}${SUFFIXES[encoding]}`
  const isVersioned = VERSIONED_NAME.test(name)
  const kept = isVersioned ? await thereOrNotFound(memory.read(variant)) : null
  const stats = kept?.stats ?? (await thereOrNotFound(stat(variant)))
  const etag = etagOf(stats)
  reply
    .header('vary', 'Accept-Encoding')
    .header('cache-control', isVersioned ? FOR_GOOD : 'no-cache')
    .header('etag', etag)
    .header('last-modified', stats.mtime.toUTCString())
  if (isKnown(request, etag, stats)) return reply.code(304).send()
  reply.type(TYPES[extname(name)] ?? UNKNOWN_TYPE).header('content-length', stats.size)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  // For HEAD the framework reads the file away and keeps the headers.
  return reply.send(kept?.bytes ?? createReadStream(variant))
}

/** A file may have gone since the start: the app was built again. */
async function thereOrNotFound<Found>(reading: Promise<Found>): Promise<Found> {
  return reading.catch((error: unknown) => {
    throw new AppError('NOT_FOUND', { cause: error })
  })
}

const etagOf = ({ size, mtimeMs }: Stats) =>
  `W/"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`

function isKnown({ headers }: FastifyRequest, etag: string, { mtimeMs }: Stats): boolean {
  const known = headers['if-none-match']
  if (known !== undefined)
    return known.split(',').some((entry) => entry.trim() === etag || entry.trim() === '*')
  const since = Date.parse(headers['if-modified-since'] ?? '')
  // Headers tell whole seconds.
  return Math.floor(mtimeMs / 1000) * 1000 <= since
}
