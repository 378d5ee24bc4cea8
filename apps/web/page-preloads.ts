import type { Plugin, Rolldown } from 'vite'

/** Which module draws a page. The server tells the browser of its files in the page itself, so that none waits for another. */
const PAGE_MODULES: Readonly<Record<string, string>> = {
  '/': '/src/app/routes/home-route.tsx',
  '/statting': '/src/features/statting/statting-screen.tsx',
  '/statting/auto': '/src/features/statting/auto/auto-screen.tsx',
  '/skill/point': '/src/features/skill-point/skill-point-screen.tsx',
  '/skill/combo': '/src/features/skill-combo/combo-screen.tsx',
  '/skill/info': '/src/features/skill-info/skill-info-screen.tsx',
  '/guide/main-quest': '/src/features/main-quest/main-quest-screen.tsx',
  '/quest/main': '/src/features/main-quest/main-quest-screen.tsx',
  '/crysta/list': '/src/features/crysta/crysta-list-screen.tsx',
  '/crysta/tree': '/src/features/crysta/tree/crysta-tree-screen.tsx',
  '/registlet': '/src/features/registlet/registlet-list-screen.tsx',
  '/debug/demo': '/src/features/debug/demo-screen.tsx',
}

/** Writes `page-preloads.json`: for each page the scripts and styles its screen needs. */
export function pagePreloads(): Plugin {
  return {
    name: 'page-preloads',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((item) => item.type === 'chunk')
      const pages = Object.entries(PAGE_MODULES).map(([path, module]) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
        if (chunk === undefined) throw new Error(`no chunk holds ${module}`)
        return [path, filesOf(chunk, chunks)]
      })
      this.emitFile({
        type: 'asset',
        fileName: 'page-preloads.json',
        source: JSON.stringify(Object.fromEntries(pages)),
      })
    },
  }
}

function filesOf(first: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]) {
  const seen = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  add(first)
  const all = [...seen]
  return {
    scripts: all.map(({ fileName }) => `/${fileName}`),
    styles: all.flatMap(({ viteMetadata }) =>
      [...(viteMetadata?.importedCss ?? [])].map((name) => `/${name}`),
    ),
  }
}
