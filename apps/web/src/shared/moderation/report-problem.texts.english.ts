import { defineEnglish } from '../texts/texts.ts'
import type { reportProblemTexts as korean } from './report-problem.texts.ts'

export const reportProblemTexts = defineEnglish<typeof korean>({
  open: 'Report a problem',
  openOf: (name) => `Report a problem with ${name}`,
  title: 'What is wrong?',
  line: 'An editor looks at it and takes it down or leaves it. Its maker does not learn who reported it.',
  reason: 'Problem',
  text: 'Tell us more',
  textHint: 'You may leave this empty.',
  send: 'Report',
  cancel: 'Cancel',
  done: 'Thank you. An editor will look at it.',
})
