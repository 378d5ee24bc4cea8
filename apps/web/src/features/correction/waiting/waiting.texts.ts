import { defineTexts } from '../../../shared/texts/texts.ts'

export const waitingTexts = defineTexts({
  korea: {
    title: '먼저 볼 수정 제안',
    before: '지금',
    after: '바뀐 뒤',
    nothing: '없음',
    fields: (first: string, others: number) => `${first} 외 ${others}개`,
  },
})
