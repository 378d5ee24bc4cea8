import { defineEnglish } from '../../shared/texts/texts.ts'
import type { policyTexts as korean } from './policy.texts.ts'

export const policyTexts = defineEnglish<typeof korean>({
  titles: {
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    retention: 'What is kept how long',
    contact: 'Contact',
    imprint: 'Who runs this site',
  },
  loadFailed: 'The text could not be loaded',
  shipped: 'The text from the beginning',
  since: (when) => `Since ${when}`,
  earlierShown: (name) => `This is an earlier text (${name}). Another one holds now.`,
  toNow: 'Show the text of now',
  versions: 'Earlier texts',
  changes: 'What changed',
  version: (version) => `Text ${version}`,
  otherPapers: 'Other terms and policies',
  koreanOnly: 'This text exists in Korean only.',
})
