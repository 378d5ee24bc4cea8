import { defineEnglish } from '../texts/texts.ts'
import type { toastKindTexts as korean } from './toast-kind.texts.ts'

export const toastKindTexts = defineEnglish<typeof korean>({
  success: 'Success',
  error: 'Error',
  info: 'Info',
  warning: 'Warning',
})
