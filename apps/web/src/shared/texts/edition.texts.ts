import { defineTexts } from './texts.ts'

/** How every screen names the edition of the game data it works with; the date is that of the data. */
export const editionTexts = defineTexts({
  korea: {
    name: (date: string) => `게임 자료 ${date}판`,
    line: (date: string) => `게임 자료 ${date}판이에요.`,
    calculated: (date: string) => `게임 자료 ${date}판으로 계산했어요.`,
  },
})
