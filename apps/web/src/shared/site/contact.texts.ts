import { defineTexts } from '../texts/texts.ts'

export const contactTexts = defineTexts({
  korea: { label: '사이트 소유자에게 연락하기:', page: '사이트 소유자에게 연락하는 법' },
})
