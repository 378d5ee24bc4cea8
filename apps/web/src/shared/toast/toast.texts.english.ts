import { defineEnglish } from '../texts/texts.ts'
import type { toastTexts as korean } from './toast.texts.ts'

export const toastTexts = defineEnglish<typeof korean>({
  success: 'Done',
  failure: 'Failed',
  region: 'Messages',
})
