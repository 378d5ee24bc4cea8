import { ForbiddenScreen } from '../app/errors/forbidden-screen.tsx'
import type { PageRoute } from './page-route.ts'

export const Component = ForbiddenScreen

/** The browser keeps this page for every address without a connection (`service-worker/offline-shell.ts`). */
export const head: PageRoute['head'] = () => ({ isForBrowser: true })
