import { defineEnglish } from '../texts/texts.ts'
import type { contentTexts as korean } from './content-kinds.texts.ts'

export const contentTexts = defineEnglish<typeof korean>({
  kinds: {
    'cook-house': 'Cooking address',
    'cook-dish': 'Dish added to another house',
    'cook-mark': 'What was said of houses',
    'price-report': 'Price report',
    'price-item': 'Proposed price item',
    correction: 'Correction',
    'character-case': 'Value seen in the game',
    'short-link': 'Short link',
    notice: 'Notice',
    event: 'Event',
    image: 'Picture',
    nickname: 'Nickname',
    crysta: 'Crysta',
    registlet: 'Registlet',
    ability: 'Ability',
    boss: 'Boss',
    equipment: 'Equipment',
    job: 'Class guide',
  },
  reasons: {
    spam: 'It is advertising or spam',
    abuse: 'It insults or harasses',
    private: 'It tells personal data',
    rights: 'It is somebody else’s work',
    wrong: 'It is not true',
    other: 'Something else',
  },
})
