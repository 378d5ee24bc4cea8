import { plural } from '../../shared/texts/plural.ts'
import { defineEnglish } from '../../shared/texts/texts.ts'
import { modeTexts } from '../../shared/theme/mode.texts.ts'
import type { layoutTexts as korean } from './layout.texts.ts'

export const layoutTexts = defineEnglish<typeof korean>({
  skip: 'Skip to content',
  home: (product) => `${product} home`,
  sections: 'Main menu',
  mode: { label: modeTexts.label, ...modeTexts.modes },
  notifications: 'Notifications',
  unread: (count) => `Notifications, ${plural(count, 'unread notice')}`,
  menu: 'Menu',
  menuFailed: "Couldn't load the menu. Check your connection.",
  related: 'See also',
  footer: 'About this site',
  receivedLink: 'the link you opened',
  help: 'Help',
  about: 'About',
  terms: 'Terms of use',
  privacy: 'Privacy',
  copyright: (product) =>
    `© 2026 ${product} · An unofficial fan-made tool, not affiliated with the game's makers. No game art is used.`,
  links: {
    '/crysta/list': 'Crystas',
    '/skill/point': 'Skills',
    '/statting': 'Statting',
    '/registlet': 'Registlets',
    '/guide/main-quest': 'Main quest',
    '/equipment': 'Equipment',
    '/event': 'Events',
    '/current-price': 'Prices',
  },
})
