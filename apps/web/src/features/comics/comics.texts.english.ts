import { defineEnglish } from '../../shared/texts/texts.ts'
import type { comicsTexts as korean } from './comics.texts.ts'

export const comicsTexts = defineEnglish<typeof korean>({
  title: 'Comics',
  line: 'How to use it, in four panels.',
  list: 'Comics',
  comics: {
    potential: {
      title: 'When potential runs short',
      summary: 'Earn potential with negative stats and raise the success rate to the end.',
    },
    initials: {
      title: 'Searching with one hand while playing',
      summary: 'Find crystas by initials, short forms and conditions.',
    },
  },
  panels: (title) => `The four panels of ${title}`,
  place: (now, all) => `${now} / ${all}`,
  panel: (number) => `Panel ${number}`,
  previous: 'Previous',
  next: 'Next',
  all: 'Other comics',
  tryIt: { potential: 'Try auto statting', initials: 'Find a crysta' },
})
