import { AutoScreen } from '../features/statting/auto/auto-screen.tsx'
import type { PageRoute } from './page-route.ts'

export const Component = AutoScreen

export const opens = ['features/statting/auto/own-dialogs.tsx']

export const head: PageRoute['head'] = () => ({ isOwn: true })
