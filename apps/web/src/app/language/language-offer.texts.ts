import { defineTexts } from '../../shared/texts/texts.ts'

/** In the language that is offered: who reads it does not read the page. To keep the page's is asked in that. */
export const languageOfferTexts = defineTexts({
  korea: {
    tag: 'en',
    line: 'This site is available in English',
    change: 'Read in English',
    close: 'Close',
    keep: { line: '다음에도 한국어로 볼까요?', yes: '한국어로 보기', close: '닫기' },
  },
})
