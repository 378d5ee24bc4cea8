import { ComboRoute } from '../app/routes/combo-route.tsx'
import type { PageRoute } from './page-route.ts'

export const Component = ComboRoute

export const opens = ['features/skill-combo/own-dialogs.tsx']

export const head: PageRoute['head'] = () => ({ isOwn: true })
