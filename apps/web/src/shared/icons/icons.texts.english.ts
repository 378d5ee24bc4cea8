import { defineEnglish } from '../texts/texts.ts'
import type { iconTexts as korean } from './icons.texts.ts'

export const iconTexts = defineEnglish<typeof korean>({
  elements: {
    fire: 'Fire',
    water: 'Water',
    wind: 'Wind',
    earth: 'Earth',
    light: 'Light',
    dark: 'Dark',
    neutral: 'Neutral',
  },
})
