import { defineEnglish } from '../../../shared/texts/texts.ts'
import type { changedTexts as korean } from './changed.texts.ts'

export const changedTexts = defineEnglish<typeof korean>({
  yesterday: 'Changed since yesterday',
  since: (day) => `Changed since ${day}`,
  more: 'About the data',
  added: (count) => `${count} new`,
  changed: (count) => `${count} edited`,
  isNew: 'new',
  others: (count) => `and ${count} more`,
})
