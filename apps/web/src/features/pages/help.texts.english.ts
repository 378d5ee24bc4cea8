import { QUESTIONS } from '@gyeol/contract'
import { defineEnglish } from '../../shared/texts/texts.ts'
import type { Article } from './article.ts'
import { PLANNER_HELP } from './help-planners.texts.ts'
import { SITE_HELP } from './help-site.texts.ts'
import type { helpTexts as korean } from './help.texts.ts'

export const helpTexts = defineEnglish<typeof korean>({
  title: 'Help',
  titleOf: (topic) => `${topic} - Help`,
  intro: 'What is good to know about each page.',
  check: {
    title: 'Is the math right?',
    line: 'Recorded results are calculated again in this browser and compared.',
  },
  questions: { title: 'Frequently asked questions', list: QUESTIONS },
  back: 'All help',
})

export const helpTopics: Readonly<Record<string, Article>> = { ...PLANNER_HELP, ...SITE_HELP }
