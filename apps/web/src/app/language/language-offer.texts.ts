import { defineTexts } from '../../shared/texts/texts.ts'

/** In the language that is offered: who reads it does not read the page. */
export const languageOfferTexts = defineTexts({
  korea: {
    tag: 'en',
    line: 'This site is available in English',
    change: 'Switch',
    close: 'Close',
  },
})
