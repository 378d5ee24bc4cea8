import { defineEnglish } from '../texts/texts.ts'
import type { skillTexts as korean } from './skill.texts.ts'

/** Words about skills that several screens use. */
export const skillTexts = defineEnglish<typeof korean>({
  category: { weapon: 'Weapon', buff: 'Buff', assist: 'Assist', other: 'Other' },
  categoryLong: {
    weapon: 'Weapon skills',
    buff: 'Buff skills',
    assist: 'Assist skills',
    other: 'Other skills',
  },
  kind: {
    passive: 'Passive',
    physical: 'Physical',
    magic: 'Magic',
    support: 'Support',
    ex: 'EX',
  },
  unknownKind: 'Kind unknown',
  book: (tier) => `Skill book ${tier}`,
  bookAt: (tier, level) => `Skill book ${tier} · from Lv.${level}`,
  unknownBook: 'Skill book unknown',
  mp: (mp) => `MP ${mp}`,
})
