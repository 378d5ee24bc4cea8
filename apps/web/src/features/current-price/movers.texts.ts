import { defineTexts } from '../../shared/texts/texts.ts'

export const moverTexts = defineTexts({
  korea: { title: '이번 주에 값이 바뀌었어요', more: '시세 보기' },
})
