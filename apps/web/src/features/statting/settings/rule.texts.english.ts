import { defineEnglish } from '../../../shared/texts/texts.ts'
import type { ruleTexts as korean } from './rule.texts.ts'

export const ruleTexts = defineEnglish<typeof korean>({
  hint: 'They differ only when a value beyond the limit is taken back. What is known to match the game is what three independent calculators agree on.',
  same: 'For this build both give the same.',
  other: (potential, rate) => `The other way this build has ${potential} potential and ${rate}%.`,
  otherMaterials: 'The other way this build takes other amounts of materials only.',
  blocked: 'The other way this build could not be confirmed to its end.',
})
