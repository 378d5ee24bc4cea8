import { defineEnglish } from '../../shared/texts/texts.ts'
import type { basisTexts as korean } from './basis.texts.ts'

export const basisTexts = defineEnglish<typeof korean>({
  meanings: { sold: 'I sold it for', bought: 'I bought it for', asked: 'Seen on the board' },
})
