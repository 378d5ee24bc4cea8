import { defineEnglish } from '../../../shared/texts/texts.ts'
import type { countTexts as korean } from './count.texts.ts'

export const countTexts = defineEnglish<typeof korean>({
  limits: (min, max, unit) => `${min}–${max}${unit}`,
  amount: (name, value, unit) => `${name}: ${value}${unit}`,
  counted: (amounts) => `Counted with ${amounts}`,
  change: 'Change',
})
