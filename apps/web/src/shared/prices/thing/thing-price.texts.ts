import { defineTexts } from '../../texts/texts.ts'

export const thingPriceTexts = defineTexts({
  korea: {
    title: '시세',
    more: '시세 자세히',
    report: '제보하기',
    last: '마지막 제보',
    reference: '기준가',
  },
})
