import { defineEnglish } from '../../texts/texts.ts'
import type { compareTexts as korean } from './compare.texts.ts'

export const compareTexts = defineEnglish<typeof korean>({
  count: (count) => `Comparing ${count}`,
  open: 'Open comparison',
  clear: 'Clear',
  full: 'You can compare up to 4.',
  needsTwo: 'Choose one more to see them side by side.',
  onlyDifferent: 'Differing stats only',
  option: 'Stat',
  best: 'highest',
  none: '–',
})
