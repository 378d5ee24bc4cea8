import { defineTexts } from '../../../shared/texts/texts.ts'

/** Browsers with a name of their own in Korean. */
export const BROWSER_NAMES = defineTexts({
  korea: { kakao: '카카오톡', samsung: '삼성 인터넷', whale: '웨일' },
})
