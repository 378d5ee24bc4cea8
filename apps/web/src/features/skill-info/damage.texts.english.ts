import { defineEnglish } from '../../shared/texts/texts.ts'
import type { damageTexts as korean } from './damage.texts.ts'

export const damageTexts = defineEnglish<typeof korean>({
  line: 'At Lv.10, without stats and stacks.',
  anyGear: 'Any gear',
  noSub: 'no sub weapon',
  type: { physical: 'Physical', magic: 'Magic' },
  constant: (amount) => ` + ${amount}`,
  times: (count) => `${count} times`,
  parts: (count) => `in ${count} parts`,
  unknown: 'unknown',
  each: (of, amount) => `+${amount}% for each ${of}`,
  constantEach: (of, amount) => `constant +${amount} for each ${of}`,
  base: (stat) => `base ${stat}`,
  level: 'character level',
  subAtk: 'sub weapon ATK',
  subRefine: 'sub weapon refinement',
  grows: 'grows with stats or stacks',
  differ: 'sources differ',
  none: 'Its damage is not known yet.',
  failed: 'Could not be loaded. Check the connection and open it again.',
})
