import { defineEnglish } from '../../texts/texts.ts'
import type { thingPriceTexts as korean } from './thing-price.texts.ts'

export const thingPriceTexts = defineEnglish<typeof korean>({
  title: 'Market price',
  more: 'Price details',
  report: 'Report',
  last: 'Last report',
  reference: 'Reference price',
})
