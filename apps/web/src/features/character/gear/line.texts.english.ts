import { defineEnglish } from '../../../shared/texts/texts.ts'
import type { lineTexts as korean } from './line.texts.ts'

export const lineTexts = defineEnglish<typeof korean>({
  untilHeld: (what) => `on with ${what}`,
  untilWorn: (what) => `on in ${what}`,
})
