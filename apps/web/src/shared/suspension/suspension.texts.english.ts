import { defineEnglish } from '../texts/texts.ts'
import type { suspensionTexts as korean } from './suspension.texts.ts'

export const suspensionTexts = defineEnglish<typeof korean>({
  until: (when) => `You can't log in until ${when}.`,
  forever: "You can't log in until further notice.",
  reason: (words) => `Reason: ${words}`,
})
