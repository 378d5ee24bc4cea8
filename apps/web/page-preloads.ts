import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ESTree, parseSync, type Plugin, type Rolldown, Visitor } from 'vite'

const APP = join(import.meta.dirname, 'src/app')

/** The tables that say which module draws a page, and what must be there before the table is. */
const TABLES = [
  { file: join(APP, 'routes/page-screens.ts'), before: [] },
  {
    file: join(APP, 'routes/guarded-screens.ts'),
    before: [join(APP, 'routes/guarded-screens.ts')],
  },
]

/** What the tables' words put around a screen. */
const AROUND: Readonly<Record<string, string>> = {
  cached: join(APP, 'data-cache.tsx'),
  office: join(APP, 'routes/office-route.tsx'),
}

/**
 * What opens at the first tap on a page and is not needed before, in the order in which it is fetched:
 * its dialogs, which any page has at its head, or the filters of a list, then the body of a piece and what
 * that is about.
 */
const TAP_MODULES = [
  /\/own-dialogs\.tsx$/,
  /\/filter-sheet\.tsx$/,
  /\/tree-sheet\.tsx$/,
  /\/prices\/item\/item-picker\.tsx$/,
  /\/gear-body\.tsx$/,
  /\/character-surroundings\.tsx$/,
] as const

/** What opens at the first tap in the header. */
const HEADER_TAP_MODULES = [/\/menu-drawer\.tsx$/] as const

/**
 * Writes `page-preloads.json`: for each page the scripts and styles its screen needs, and what its
 * first tap most likely needs beyond them (`tap`, and `headerTap` in the header). The server names both in the page it sends, so that
 * none waits for another.
 */
export function pagePreloads(): Plugin {
  return {
    name: 'page-preloads',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((item) => item.type === 'chunk')
      refuseCircles(chunks)
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const entries = chunks.filter(({ isEntry }) => isEntry)
      const pages = [...readPageModules()].map(([path, modules]) => {
        const screen = modules.map((module) => chunkOf(module, chunks))
        const shown = withImports(screen, byName)
        const reachable = [...shown, ...withImports(entries, byName)]
        const later = (modules: readonly RegExp[]) => {
          const chunks = modules
            .toReversed()
            .flatMap((module) => [...withImports(dynamicChunks(reachable, module, byName), byName)])
          // The last of those named twice counts: what the first module needs comes first of all.
          const once = [...new Set(chunks.toReversed())].toReversed()
          return filesOf(once.filter((chunk) => !shown.has(chunk)))
        }
        const files = filesOf([...shown])
        return [path, { ...files, tap: later(TAP_MODULES), headerTap: later(HEADER_TAP_MODULES) }]
      })
      this.emitFile({
        type: 'asset',
        fileName: 'page-preloads.json',
        source: JSON.stringify(Object.fromEntries(pages)),
      })
    },
  }
}

/** The modules each page's row imports, from the source of the tables: one place says it. */
export function readPageModules(): ReadonlyMap<string, readonly string[]> {
  const pages = new Map(TABLES.flatMap(({ file, before }) => [...readTable(file, before)]))
  for (const [path, modules] of pages)
    if (modules.length === 0) throw new Error(`no module draws ${path}`)
  return pages
}

function readTable(
  file: string,
  before: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  const named = new Map<string, readonly string[]>()
  const pages = new Map<string, readonly string[]>()
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) named.set(id.name, modulesIn(init, file))
    },
    Property({ key, value }) {
      if (key.type !== 'Literal' || typeof key.value !== 'string') return
      const isNamed = value.type === 'Identifier'
      const modules = isNamed ? (named.get(value.name) ?? []) : modulesIn(value, file)
      pages.set(key.value, [...before, ...modules])
    },
  }).visit(program)
  return pages
}

function modulesIn(node: ESTree.Node, file: string): readonly string[] {
  const modules: string[] = []
  const program = { type: 'Program', body: [node] } as unknown as ESTree.Program
  new Visitor({
    CallExpression({ callee }) {
      const around = callee.type === 'Identifier' ? AROUND[callee.name] : undefined
      if (around !== undefined) modules.push(around)
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string')
        modules.push(join(dirname(file), source.value))
    },
  }).visit(program)
  return modules
}

function chunkOf(module: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module))
  if (chunk === undefined) throw new Error(`no chunk holds ${module}`)
  return chunk
}

/** Files that need each other run in an order nobody has asked for: the first one may find nothing. */
function refuseCircles(chunks: readonly Rolldown.OutputChunk[]): void {
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
  first: readonly Rolldown.OutputChunk[],
  byName: ReadonlyMap<string, Rolldown.OutputChunk>,
): ReadonlySet<Rolldown.OutputChunk> {
  const whole = new Set<Rolldown.OutputChunk>()
  // There are no circles, so whatever is met again stands already.
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || whole.has(chunk)) return
    for (const name of chunk.imports) add(byName.get(name))
    whole.add(chunk)
  }
  for (const chunk of first) add(chunk)
  return whole
}

/** The chunks that hold such modules, of those that chunks fetch when they are asked for. */
function dynamicChunks(
  shown: readonly Rolldown.OutputChunk[],
  modules: RegExp,
  byName: ReadonlyMap<string, Rolldown.OutputChunk>,
): readonly Rolldown.OutputChunk[] {
  const names = new Set(shown.flatMap(({ dynamicImports }) => dynamicImports))
  return [...names].flatMap((name) => {
    const chunk = byName.get(name)
    return chunk?.moduleIds.some((id) => modules.test(id)) ? [chunk] : []
  })
}

/**
 * Scripts with the screen's own in front; styles the other way round, as the scripts would bring
 * them: where a screen and a common part say something of the same thing, the screen has the last word.
 */
function filesOf(chunks: readonly Rolldown.OutputChunk[]) {
  return {
    scripts: chunks.toReversed().map(({ fileName }) => `/${fileName}`),
    styles: chunks.flatMap(({ viteMetadata }) =>
      [...(viteMetadata?.importedCss ?? [])].map((name) => `/${name}`),
    ),
  }
}
