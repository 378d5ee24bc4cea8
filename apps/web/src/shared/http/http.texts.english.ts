import { defineEnglish } from '../texts/texts.ts'
import type { httpTexts as korean } from './http.texts.ts'

export const httpTexts = defineEnglish<typeof korean>({
  network: 'Network error',
  unknown: 'Something went wrong.',
  empty: 'Nothing found.',
})
