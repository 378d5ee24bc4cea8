import { SkillPointScreen } from '../features/skill-point/skill-point-screen.tsx'
import type { PageRoute } from './page-route.ts'

export const Component = SkillPointScreen

export const opens = ['features/skill-point/own-dialogs.tsx']

export const head: PageRoute['head'] = () => ({ isOwn: true })
