import { defineEnglish } from '../texts/texts.ts'
import type { laterBodyTexts as korean } from './later-body.texts.ts'

export const laterBodyTexts = defineEnglish<typeof korean>({
  notOpened: 'This could not open because the connection was lost. Check it and tap again.',
})
