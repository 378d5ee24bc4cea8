import { defineEnglish } from '../texts/texts.ts'
import type { contactTexts as korean } from './contact.texts.ts'

export const contactTexts = defineEnglish<typeof korean>({
  label: 'Reach the owner of this site:',
  page: 'How to reach the owner of this site',
})
