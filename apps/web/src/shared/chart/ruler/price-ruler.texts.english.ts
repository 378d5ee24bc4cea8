import { defineEnglish } from '../../texts/texts.ts'
import type { priceRulerTexts as korean } from './price-ruler.texts.ts'

export const priceRulerTexts = defineEnglish<typeof korean>({
  min: (value) => `Lowest ${value}`,
  max: (value) => `Highest ${value}`,
  q1: (value) => `Lower quarter ${value}`,
  q3: (value) => `Upper quarter ${value}`,
  median: (value) => `Median ${value}`,
  ask: (value) => `Asking price ${value}`,
  own: 'Your price',
  all: (parts) => parts.join(', '),
  inside: (own, half) => `Your price ${own} is inside the middle half ${half}`,
  outside: (own, half) => `Your price ${own} is outside the middle half ${half}`,
  ownValue: (own) => `Your price ${own}`,
  span: (from, to) => `${from}–${to}`,
})
