import type { PriceBasis } from '@gyeol/terms'
import { defineTexts } from '../../shared/texts/texts.ts'

export const basisTexts = defineTexts({
  korea: {
    meanings: {
      sold: '내가 판 값',
      bought: '내가 산 값',
      asked: '게시판에서 본 값',
    } satisfies Record<PriceBasis, string>,
  },
})
