import { pageAt, type PagePath } from '@gyeol/contract'
import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router'

// The browser takes of a module what these name, and nothing else of it.
const COMPONENTS = import.meta.glob<ComponentType>('./*.route.tsx', { import: 'Component' })
const LOADERS = import.meta.glob<LoaderFunction>(
  ['./comics.$type.route.tsx', './help.$move.route.tsx', './skill.info.*.route.tsx'],
  { import: 'clientLoader' },
)

/** What the browser needs of a page. */
export type PageParts = {
  readonly Component: ComponentType
  /** What must be there before the page is shown. */
  readonly loader?: LoaderFunction
}

/**
 * `/crysta/:id` lies in `crysta.$id.route.tsx`, the front page in `_index.route.tsx`, and a page that asks for a
 * permission in `guarded/`.
 */
export function fileOf(path: PagePath): string {
  const name = path.slice(1).replaceAll('/', '.').replaceAll(':', '$')
  return `./${isGuarded(path) ? 'guarded/' : ''}${name || '_index'}.route.tsx`
}

/** How what the browser needs of a page is fetched. */
export function pageModule(path: PagePath): () => Promise<PageParts> {
  const file = fileOf(path)
  if (isGuarded(path))
    return async () => {
      const { GUARDED_PAGES } = await import('./guarded-pages.ts')
      return { Component: await fetchFrom(GUARDED_PAGES, file) }
    }
  return async () => {
    const [Component, loader] = await Promise.all([fetchFrom(COMPONENTS, file), LOADERS[file]?.()])
    return { Component, ...(loader && { loader }) }
  }
}

async function fetchFrom(
  modules: Readonly<Record<string, () => Promise<ComponentType>>>,
  file: string,
): Promise<ComponentType> {
  const module = modules[file]
  if (module === undefined) throw new Error(`there is no ${file}`)
  return module()
}

const isGuarded = (path: PagePath) => pageAt(path).permission !== undefined
