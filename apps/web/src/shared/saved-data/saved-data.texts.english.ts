import { defineEnglish } from '../texts/texts.ts'
import type { savedDataTexts as korean } from './saved-data.texts.ts'

export const savedDataTexts = defineEnglish<typeof korean>({
  broken: "Saved data that couldn't be read was set aside, and the defaults are in use.",
  newer:
    'A newer version is needed. What is saved here comes from it and was left as it is. Until you reload, nothing you change is saved.',
  reload: 'Reload',
  full: "This browser's storage is full. What you change now is lost when you close the window.",
  denied: "This browser can't save. What you change is lost when you close the window.",
})
