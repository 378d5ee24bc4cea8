import { formatNumber } from '@gyeol/korean'
import { defineEnglish } from '../../shared/texts/texts.ts'
import type { selfCheckTexts as korean } from './self-check.texts.ts'

export const selfCheckTexts = defineEnglish<typeof korean>({
  title: 'Is the math right?',
  line: 'Results recorded from other calculators are worked out again in this browser and compared one by one.',
  list: 'Results by engine',
  engines: {
    statting: { name: 'Statting', line: 'Potential, success rate, materials' },
    'main-quest': { name: 'Main quest', line: 'EXP and arrival level' },
    combo: { name: 'Skill combos', line: 'MP and combo points' },
    character: { name: 'My character', line: 'Stats, damage, skill numbers' },
    prices: { name: 'Prices', line: 'Median and trust' },
    'cook-cover': { name: 'Food addresses', line: 'Fewest houses' },
  },
  waiting: 'Waiting',
  running: 'Comparing',
  failed: 'Could not be loaded',
  passed: (passed) => `All ${formatNumber(passed)} are the same`,
  differs: (failed, all) => `${formatNumber(failed)} of ${formatNumber(all)} differ`,
  allPassed: (count) => `All ${formatNumber(count)} recorded results are the same.`,
  someDiffer: 'Some results differ from the records. If reloading does not help, please tell us.',
  checking: 'Comparing one by one.',
  notAll: 'Some could not be compared. Check your connection and try again.',
  again: 'Compare again',
  how: 'If the game shows something else, tell us with “Suggest a correction” on that screen.',
})
