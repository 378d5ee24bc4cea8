import { defineEnglish } from '../texts/texts.ts'
import type { KeyGroup, keyTexts as korean } from './keys.texts.ts'

const UNDO = ['Ctrl + Z', 'Undo'] as const
const REDO = ['Ctrl + Shift + Z, Ctrl + Y', 'Redo'] as const

const GROUPS: readonly KeyGroup[] = [
  {
    title: 'Anywhere',
    keys: [
      ['Ctrl + K, ⌘ + K, /', 'Search everything'],
      ['?', 'Show all shortcuts'],
      ['G, then a letter', 'Go to a page'],
      ['Esc', 'Close the topmost window'],
      ['Tab', 'Next field'],
    ],
  },
  {
    title: 'Search window',
    keys: [
      ['↑ ↓', 'Choose'],
      ['Enter', 'Open'],
      ['Tab', 'Choose a kind'],
    ],
  },
  {
    title: 'Number fields',
    keys: [
      ['↑ ↓', 'Change by 1'],
      ['Shift + ↑ ↓', 'Change by 10'],
      ['Home, End', 'Smallest, largest value'],
    ],
  },
  {
    title: 'Writing',
    paths: [
      '/notion/create',
      '/notion/:id/edit',
      '/event/create',
      '/event/:id/edit',
      '/job/create',
      '/job/:id/edit',
    ],
    keys: [['Ctrl + B', 'Bold'], ['Ctrl + I', 'Italic'], ['Ctrl + K', 'Link'], UNDO],
  },
  {
    title: 'Statting',
    paths: ['/statting'],
    keys: [
      ['Enter', 'Confirm'],
      UNDO,
      REDO,
      ['R', 'Repeat the last confirmation'],
      ['Alt + 1 … 8', 'Go to that slot'],
      ['Shift + Enter', 'Pick several while searching stats'],
      ['Ctrl + Enter', 'Add all picked stats'],
    ],
  },
  {
    title: 'Skill points',
    paths: ['/skill/point'],
    keys: [
      ['↑ ↓ ← →', 'Move between skills'],
      ['Enter, +', 'Raise'],
      ['−, Delete', 'Lower'],
      UNDO,
      REDO,
    ],
  },
  { title: 'My character', paths: ['/character'], keys: [UNDO, REDO] },
  { title: 'Skill combos', paths: ['/skill/combo'], keys: [UNDO, REDO] },
  {
    title: 'Equipment search',
    paths: ['/equipment'],
    keys: [
      ['↑ ↓', 'Move between rows'],
      ['→ ←', 'Show, hide others of the same name'],
      ['Enter', 'Show details'],
      ['Space', 'Add to comparison'],
      ['S', 'Favorite'],
    ],
  },
  {
    title: 'Crysta upgrade tree',
    paths: ['/crysta/tree'],
    keys: [['↑ ↓ ← →', 'Move within the tree']],
  },
]

export const keyTexts = defineEnglish<typeof korean>({
  title: 'Shortcuts',
  line: 'Single-letter shortcuts are off while you type.',
  open: 'Show all shortcuts',
  openWords: ['keyboard', 'hotkeys', 'keys'],
  failed: "Couldn't load the shortcuts. Check your connection.",
  here: 'This page',
  go: 'Pages you reach by pressing G first',
  home: 'Home',
  waiting: 'Press the letter of a page',
  waitingHelp: 'Show all',
  groups: GROUPS,
})
