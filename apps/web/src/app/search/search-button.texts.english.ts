import { defineEnglish } from '../../shared/texts/texts.ts'
import type { searchButtonTexts as korean } from './search-button.texts.ts'

export const searchButtonTexts = defineEnglish<typeof korean>({
  search: 'Search everything',
  failed: "Couldn't load the search. Check your connection.",
})
