import { StattingScreen } from '../features/statting/statting-screen.tsx'
import type { PageRoute } from './page-route.ts'

export const Component = StattingScreen

export const opens = ['features/statting/own-dialogs.tsx']

export const head: PageRoute['head'] = () => ({ isOwn: true })
