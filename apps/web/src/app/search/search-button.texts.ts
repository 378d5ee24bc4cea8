import { defineTexts } from '../../shared/texts/texts.ts'

export const searchButtonTexts = defineTexts({
  korea: {
    search: '전체 검색',
    failed: '검색을 불러오지 못했어요. 연결을 확인해 주세요.',
  },
})
