import { defineEnglish } from '../../shared/texts/texts.ts'
import type { menuDrawerTexts as korean } from './menu-drawer.texts.ts'

export const menuDrawerTexts = defineEnglish<typeof korean>({
  others: 'Other pages',
  ways: { library: 'More lists', tools: 'More tools', site: 'Site' },
  login: 'Log in',
  profile: 'My account',
  correction: 'Corrections',
  waiting: (count) => String(count),
  setting: 'Settings',
  admin: 'Admin',
})
