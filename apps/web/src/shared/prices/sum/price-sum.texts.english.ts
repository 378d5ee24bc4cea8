import { defineEnglish } from '../../texts/texts.ts'
import type { sumTexts as korean } from './price-sum.texts.ts'

export const sumTexts = defineEnglish<typeof korean>({
  none: 'No prices yet',
  missing: (parts, priced) => `${priced} of ${parts} have a price`,
  materials: 'Material cost',
})
