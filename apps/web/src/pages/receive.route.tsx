import { ReceiveScreen } from '../features/receive/receive-screen.tsx'
import type { PageRoute } from './page-route.ts'

export const Component = ReceiveScreen

/** Everything on it is the browser's own. */
export const head: PageRoute['head'] = () => ({ isForBrowser: true })
