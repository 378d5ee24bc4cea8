import { defineTexts } from '../texts/texts.ts'

export const apiTexts = defineTexts({
  korea: {
    offlineLine: '연결을 확인하고 다시 시도해 주세요.',
  },
})
