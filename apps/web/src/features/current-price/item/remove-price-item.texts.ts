import { withParticle } from '@gyeol/korean'
import { defineTexts } from '../../../shared/texts/texts.ts'

export const removePriceItemTexts = defineTexts({
  korea: {
    remove: '지우기',
    removeTitle: '이 품목을 지울까요?',
    removeLine: (name: string) =>
      `시세 목록에서 ${withParticle(name, '을/를')} 지워요. 되돌릴 수 없어요.`,
    removed: '품목을 지웠어요',
  },
})
