import { defineTexts } from '../../texts/texts.ts'

export const sumTexts = defineTexts({
  korea: {
    none: '아직 시세가 없어요',
    missing: (parts: number, priced: number) => `${parts}가지 중 ${priced}가지만 시세가 있어요`,
    materials: '재료값',
  },
})
