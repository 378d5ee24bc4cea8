import { MainQuestScreen } from '../features/main-quest/main-quest-screen.tsx'
import type { PageRoute } from './page-route.ts'

export const Component = MainQuestScreen

export const opens = ['features/main-quest/own-dialogs.tsx']

export const head: PageRoute['head'] = () => ({ isOwn: true })
