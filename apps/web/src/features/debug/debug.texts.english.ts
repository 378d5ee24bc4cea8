import { formatNumber } from '@gyeol/korean'
import { defineEnglish } from '../../shared/texts/texts.ts'
import type { debugTexts as korean } from './debug.texts.ts'

/** Words of the pages that show what the browser keeps. */
export const debugTexts = defineEnglish<typeof korean>({
  title: 'Debug',
  line: 'See what the screens keep in this browser, and how their parts and calculations are doing.',
  pages: {
    '/debug/skill/combo': {
      name: 'Skill combos',
      line: 'The skill combo screen and its saved state',
    },
    '/debug/skill/info': { name: 'Skill info', line: 'The skill info screen and its saved state' },
    '/debug/skill/tree': {
      name: 'Skill tree',
      line: 'The skill points screen and its saved state',
    },
    '/debug/demo': { name: 'Components', line: 'Every look of the parts screens are made of' },
    '/debug/demo2': {
      name: 'Self-check of calculations',
      line: 'Compares recorded results with the engines in this browser',
    },
  },
  state: {
    title: 'Saved state',
    renew: 'Read again',
    empty: 'Nothing saved',
    emptyLine: 'Change something on the screen and it shows up here.',
    keeps: 'This screen saves nothing.',
    facts: (version, bytes) => `Version ${version} · ${formatNumber(bytes)} B`,
    noVersion: 'none',
    broken: (count) => `Unreadable, set aside: ${formatNumber(count)}`,
    unreadable: 'Not readable as JSON',
    copy: 'Copy',
  },
})
