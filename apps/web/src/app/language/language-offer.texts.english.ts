import { defineEnglish } from '../../shared/texts/texts.ts'
import type { languageOfferTexts as korean } from './language-offer.texts.ts'

export const languageOfferTexts = defineEnglish<typeof korean>({
  tag: 'ko',
  line: '이 사이트는 한국어로도 볼 수 있어요',
  change: '한국어로 보기',
  close: '닫기',
  keep: { line: 'Keep English for your next visits?', yes: 'Keep English', close: 'Close' },
})
