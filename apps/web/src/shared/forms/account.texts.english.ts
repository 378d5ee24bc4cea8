import { defineEnglish } from '../texts/texts.ts'
import type { accountTexts as korean } from './account.texts.ts'

export const accountTexts = defineEnglish<typeof korean>({
  passwordHint: 'At least 10 characters. Spaces and symbols are fine.',
  nicknameHint:
    'The name others see. Up to 20 letters and digits, with spaces and . - _ in between.',
})
