import { defineEnglish } from '../texts/texts.ts'
import type { savedDataTexts as korean } from './saved-data.texts.ts'

export const savedDataTexts = defineEnglish<typeof korean>({
  broken: "Saved data that couldn't be read was set aside, and the defaults are in use.",
  full: "This browser's storage is full. What you change now is lost when you close the window.",
  denied: "This browser can't save. What you change is lost when you close the window.",
})
