import { defineEnglish } from '../../../shared/texts/texts.ts'
import type { waitingTexts as korean } from './waiting.texts.ts'

export const waitingTexts = defineEnglish<typeof korean>({
  title: 'Suggestions to look at first',
  before: 'Now',
  after: 'After',
  nothing: 'Nothing',
  fields: (first, others) => `${first} and ${others} more`,
})
