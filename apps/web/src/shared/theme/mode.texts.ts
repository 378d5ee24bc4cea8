import { defineTexts } from '../texts/texts.ts'

/** Light or dark, wherever it can be chosen. */
export const modeTexts = defineTexts({
  korea: { label: '화면 모드', modes: { light: '밝게', system: '시스템', dark: '어둡게' } },
})
