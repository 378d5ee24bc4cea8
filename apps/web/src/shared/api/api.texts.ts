import { defineTexts } from '../texts/texts.ts'

export const apiTexts = defineTexts({
  korea: {
    offline: '오프라인 사본',
    offlineLine: '연결을 확인하고 다시 시도해 주세요.',
  },
})
