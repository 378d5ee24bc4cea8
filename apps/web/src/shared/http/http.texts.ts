import { defineTexts } from '../texts/texts.ts'

/** Fixed by the specification §8, letter by letter. */
export const httpTexts = defineTexts({
  korea: {
    network: '네트워크 오류 발생',
    unknown: '알 수 없는 오류가 발생했습니다.',
    empty: '조회된 데이터가 없습니다.',
  },
})
