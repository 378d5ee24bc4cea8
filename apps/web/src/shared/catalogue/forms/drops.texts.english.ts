import { defineEnglish } from '../../texts/texts.ts'
import type { dropTexts as korean } from './drops.texts.ts'

export const dropTexts = defineEnglish<typeof korean>({
  add: 'Add a place',
  monster: (number) => `Monster ${number}`,
  level: (number) => `Level ${number}`,
  map: (number) => `Map ${number}`,
  event: (number) => `Number ${number} is from events only`,
  remove: (number) => `Remove place ${number}`,
})
