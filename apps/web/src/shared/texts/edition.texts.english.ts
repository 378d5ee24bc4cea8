import type { editionTexts as korean } from './edition.texts.ts'
import { defineEnglish } from './texts.ts'

export const editionTexts = defineEnglish<typeof korean>({
  name: (date) => `Game data of ${date}`,
  line: (date) => `Game data of ${date}.`,
  calculated: (date) => `Calculated with game data of ${date}.`,
})
