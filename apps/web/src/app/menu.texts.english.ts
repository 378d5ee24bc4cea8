import { defineEnglish } from '../shared/texts/texts.ts'
import type { menuTexts as korean } from './menu.texts.ts'

export const menuTexts = defineEnglish<typeof korean>({
  groups: {
    crysta: 'Crysta',
    skill: 'Skills',
    statting: 'Statting',
    lists: 'Lists',
    guide: 'Guides',
    content: 'Content',
    trend: 'Market',
    admin: 'Admin',
  },
  items: {
    '/crysta/list': 'Crystas',
    '/crysta/tree': 'Upgrade tree',
    '/character': 'My character',
    '/skill/point': 'Skill points',
    '/skill/combo': 'Skill combos',
    '/skill/info': 'Skill info',
    '/statting': 'Statting',
    '/statting/auto': 'Auto statting',
    '/registlet': 'Registlets',
    '/boss': 'Bosses',
    '/guide/main-quest': 'Main quest',
    '/guide': 'Guides',
    '/job': 'Jobs',
    '/event': 'Events',
    '/comics': 'Comics',
    '/current-price': 'Market prices',
    '/trend/chart': 'Charts',
    '/cook/address': 'Food addresses',
    '/price': 'Base prices',
    '/setting': 'Settings',
    '/debug': 'Debug',
  },
})
