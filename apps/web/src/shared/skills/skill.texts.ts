import { defineTexts } from '../texts/texts.ts'

/** Words about skills that several screens use. */
export const skillTexts = defineTexts({
  korea: {
    category: { weapon: '무기', buff: '버프', assist: '보조', other: '기타' },
    categoryLong: {
      weapon: '무기 스킬',
      buff: '버프 스킬',
      assist: '보조 스킬',
      other: '기타 스킬',
    },
    kind: {
      passive: '패시브',
      physical: '물리',
      magic: '마법',
      support: '보조',
      ex: 'EX',
    },
    unknownKind: '종류 모름',
    book: (tier: number) => `스킬북 ${tier}권`,
    bookAt: (tier: number, level: number) => `스킬북 ${tier}권 · Lv.${level}부터`,
    unknownBook: '스킬북 모름',
    mp: (mp: number) => `MP ${mp}`,
  },
})
