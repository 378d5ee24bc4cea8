import { SettingRoute } from '../app/routes/setting-route.tsx'
import type { PageRoute } from './page-route.ts'

export const Component = SettingRoute

/** Everything on it is the browser's own. */
export const head: PageRoute['head'] = () => ({ isForBrowser: true })
