import { defineTexts } from '../texts/texts.ts'

export const sessionTexts = defineTexts({
  korea: { logout: '로그아웃' },
})
