import { withDataCache } from '../app/data-cache.tsx'
import { CrystaTreeScreen } from '../features/crysta/tree/crysta-tree-screen.tsx'
import type { PageRoute } from './page-route.ts'

export const Component = withDataCache(CrystaTreeScreen)

export const opens = ['features/crysta/tree/tree-sheet.tsx']

export const head: PageRoute['head'] = () => ({ isOwn: true })
