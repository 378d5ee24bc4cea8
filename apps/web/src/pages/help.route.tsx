import { pageAt, QUESTIONS } from '@gyeol/contract'
import { HelpScreen } from '../features/pages/help-screen.tsx'
import type { PageRoute } from './page-route.ts'

export const Component = HelpScreen

export const head: PageRoute['head'] = () => ({
  trail: [{ name: pageAt('/help').title, path: '/help' }],
  questions: QUESTIONS,
})
