import { defineEnglish } from '../../shared/texts/texts.ts'
import type { moverTexts as korean } from './movers.texts.ts'

export const moverTexts = defineEnglish<typeof korean>({
  title: 'Prices that changed this week',
  more: 'All prices',
})
