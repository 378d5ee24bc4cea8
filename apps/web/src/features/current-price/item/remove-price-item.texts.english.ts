import { defineEnglish } from '../../../shared/texts/texts.ts'
import type { removePriceItemTexts as korean } from './remove-price-item.texts.ts'

export const removePriceItemTexts = defineEnglish<typeof korean>({
  remove: 'Remove',
  removeTitle: 'Remove this item?',
  removeLine: (name) => `${name} is removed from the prices. This cannot be undone.`,
  removed: 'The item was removed',
})
