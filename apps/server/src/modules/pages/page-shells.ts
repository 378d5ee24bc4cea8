import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@gyeol/contract'
import type { FastifyRequest } from 'fastify'
import { languageOfRequest } from './page-language.ts'
import type { PagePreloads } from './page-preloads.ts'
import { createShell, type PageShell, type SitePicture } from './page-shell.ts'
import { type StyleTexts, stylesheetsIn } from './page-styles.ts'

/** `og.png`, or with a version in its name, `og.v2.png`. */
const PREVIEW_PICTURE = /^og(\.v\d+)?\.png$/

/** The shells of the languages that were built. */
export type PageShells = {
  /** CSP sources of the inline scripts in all of them. */
  readonly scriptHashes: readonly string[]
  readonly picture: SitePicture | null
  readonly all: readonly PageShell[]
  /** The shell in the language a request wants. */
  readonly of: (request: FastifyRequest) => PageShell
}

/** Reads the shells of the built web app; null when it is not built. */
export async function loadShells(
  webRoot: string,
  publicUrl: string | undefined,
): Promise<PageShells | null> {
  const main = await loadShell(webRoot, publicUrl, DEFAULT_LANGUAGE)
  if (main === null) return null
  const shells = new Map<Language, PageShell>([[DEFAULT_LANGUAGE, main]])
  // Object.keys forgets the type of the keys; there are no others.
  for (const language of Object.keys(LANGUAGES) as readonly Language[]) {
    if (language === DEFAULT_LANGUAGE) continue
    const shell = await loadShell(webRoot, publicUrl, language)
    if (shell) shells.set(language, shell)
  }
  const hashes = [...shells.values()].flatMap(({ scriptHashes }) => scriptHashes)
  return {
    scriptHashes: [...new Set(hashes)],
    picture: main.picture,
    all: [...shells.values()],
    of: (request) => shells.get(languageOfRequest(request)) ?? main,
  }
}

async function loadShell(
  webRoot: string,
  publicUrl: string | undefined,
  language: Language,
): Promise<PageShell | null> {
  const fileOf = (name: string) =>
    join(webRoot, language === DEFAULT_LANGUAGE ? name : name.replace('.', `.${language}.`))
  const html = await readOrNull(fileOf('index.html'))
  if (html === null) return null
  // Our own build writes it beside the shell it belongs to.
  const preloads: PagePreloads = await readJson(fileOf('page-preloads.json'))
  const text = html.toString('utf8')
  return createShell(text, {
    language,
    publicUrl,
    preloads,
    styles: await readStyles(webRoot, [
      ...stylesheetsIn(text),
      ...Object.values(preloads).flatMap(({ styles, tap }) => [...styles, ...(tap?.styles ?? [])]),
    ]),
    picture: await findPicture(webRoot),
    screens: fileOf('.screens'),
  })
}

async function readStyles(webRoot: string, hrefs: readonly string[]): Promise<StyleTexts> {
  const texts = [...new Set(hrefs)].map(
    async (href) => [href, await readFile(join(webRoot, href), 'utf8')] as const,
  )
  return new Map(await Promise.all(texts))
}

/** The picture's address with its content in it: messengers keep old pictures for long. */
async function findPicture(webRoot: string): Promise<SitePicture | null> {
  const names = await readdir(webRoot)
  const name = names.find((entry) => PREVIEW_PICTURE.test(entry))
  if (name === undefined) return null
  const bytes = await readFile(join(webRoot, name))
  const version = hash('sha256', bytes, 'hex').slice(0, 12)
  return { path: `/${name}?v=${version}`, bytes }
}

async function readJson(path: string) {
  const content = await readOrNull(path)
  return content === null ? {} : JSON.parse(content.toString('utf8'))
}

async function readOrNull(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
}
