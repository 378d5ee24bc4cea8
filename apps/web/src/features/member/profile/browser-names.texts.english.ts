import { defineEnglish } from '../../../shared/texts/texts.ts'
import type { BROWSER_NAMES as korean } from './browser-names.texts.ts'

export const BROWSER_NAMES = defineEnglish<typeof korean>({
  kakao: 'KakaoTalk',
  samsung: 'Samsung Internet',
  whale: 'Whale',
})
