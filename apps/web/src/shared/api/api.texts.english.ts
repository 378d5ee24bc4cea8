import { defineEnglish } from '../texts/texts.ts'
import type { apiTexts as korean } from './api.texts.ts'

export const apiTexts = defineEnglish<typeof korean>({
  offline: 'Offline copy',
  offlineLine: 'Check your connection and try again.',
})
