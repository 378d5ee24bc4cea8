import { defineEnglish } from '../../../shared/texts/texts.ts'
import type { consentTexts as korean } from './consent.texts.ts'

export const consentTexts = defineEnglish<typeof korean>({
  kinds: { terms: 'Terms of use', privacy: 'Privacy policy' },
  sheetTitle: 'The terms have changed',
  sheetLine:
    'Please read what has changed and tell whether you agree. You can go on without answering; not answering never counts as consent.',
  since: (when) => `Changed on ${when}`,
  noChanges: 'See the text for what has changed.',
  read: 'Read the whole text',
  opensNewTab: 'Opens in a new tab',
  agree: 'I agree',
  later: 'Later',
  agreed: 'Thank you for agreeing.',
  stale: 'The text has changed once more meanwhile. Please read it again.',
  title: 'What you agreed to',
  line: 'When you agreed to which text.',
  none: 'No consent is on record yet.',
  loadFailed: 'Your consents could not be loaded',
  entry: (name, version) => `${name} · ${version}`,
  shipped: 'The text from the beginning',
  version: (version) => `Text ${version}`,
})
