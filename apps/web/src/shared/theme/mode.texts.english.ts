import { defineEnglish } from '../texts/texts.ts'
import type { modeTexts as korean } from './mode.texts.ts'

export const modeTexts = defineEnglish<typeof korean>({
  label: 'Color mode',
  modes: { light: 'Light', system: 'System', dark: 'Dark' },
})
