import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import type { BuiltPages } from './build-screens.ts'

type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'isEntry' | 'imports' | 'moduleIds' | 'viteMetadata'
>
type Files = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/** What a page is made of, by addresses: what it shows, and what its first tap opens, on the page or in the header. */
export type PageFiles = Files & { readonly tap: Files; readonly headerTap: Files }

/** What the first tap in the header opens. */
const HEADER_OPENS = ['app/layout/menu-drawer.tsx']

/**
 * Writes `page-preloads.json`: for each page the scripts and styles its screen needs, and what its first tap most
 * likely needs beyond them (`tap`, and `headerTap` in the header). The server names both in the page it sends, so
 * that none waits for another.
 */
export async function listPageFiles(
  folder: string,
  build: { readonly chunks: readonly Chunk[]; readonly pages: BuiltPages; readonly src: string },
): Promise<void> {
  await writeFile(join(folder, 'page-preloads.json'), JSON.stringify(pageFiles(build)))
}

/** The files of every page. Throws for a module that no chunk holds, and for chunks that need each other. */
export function pageFiles({
  chunks,
  pages,
  src,
}: {
  readonly chunks: readonly Chunk[]
  readonly pages: BuiltPages
  readonly src: string
}): Readonly<Record<string, PageFiles>> {
  refuseCircles(chunks)
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const chunkOf = (file: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(src, file)))
    if (chunk === undefined) throw new Error(`no chunk holds ${file}`)
    return chunk
  }
  const start = withImports(
    chunks.filter(({ isEntry }) => isEntry),
    byName,
  )
  const filesOfPage = ({ file, opens }: BuiltPages[string]): PageFiles => {
    const shown = withImports([chunkOf(file)], byName)
    const later = (opened: readonly string[]) => {
      const opening = opened.flatMap((one) => [...withImports([chunkOf(one)], byName)].toReversed())
      return filesOf(
        [...new Set(opening)].filter((one) => !shown.has(one) && !start.has(one)).toReversed(),
      )
    }
    return { ...filesOf([...shown]), tap: later(opens), headerTap: later(HEADER_OPENS) }
  }
  return Object.fromEntries(
    Object.entries(pages).map(([path, page]) => [path, filesOfPage(page)] as const),
  )
}

/** Files that need each other run in an order nobody has asked for: the first one may find nothing. */
function refuseCircles(chunks: readonly Chunk[]): void {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const done = new Set<string>()
  const visit = (name: string, path: readonly string[]) => {
    if (path.includes(name)) throw new Error(`files in a circle: ${[...path, name].join(' → ')}`)
    if (done.has(name)) return
    for (const next of byName.get(name)?.imports ?? []) visit(next, [...path, name])
    done.add(name)
  }
  for (const name of byName.keys()) visit(name, [])
}

/** Chunks and all they import: what is imported stands before what imports it. */
function withImports(
  first: readonly Chunk[],
  byName: ReadonlyMap<string, Chunk>,
): ReadonlySet<Chunk> {
  const whole = new Set<Chunk>()
  // There are no circles, so whatever is met again stands already.
  const add = (chunk: Chunk | undefined) => {
    if (chunk === undefined || whole.has(chunk)) return
    for (const name of chunk.imports) add(byName.get(name))
    whole.add(chunk)
  }
  for (const chunk of first) add(chunk)
  return whole
}

/**
 * Scripts with the screen's own in front; styles the other way round, as the scripts would bring
 * them: where a screen and a common part say something of the same thing, the screen has the last word.
 */
function filesOf(chunks: readonly Chunk[]): Files {
  return {
    scripts: chunks.toReversed().map(({ fileName }) => `/${fileName}`),
    styles: chunks.flatMap(({ viteMetadata }) =>
      [...(viteMetadata?.importedCss ?? [])].map((name) => `/${name}`),
    ),
  }
}
