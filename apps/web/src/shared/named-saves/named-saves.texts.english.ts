import { defineEnglish } from '../texts/texts.ts'
import type { namedSavesTexts as korean } from './named-saves.texts.ts'

export const namedSavesTexts = defineEnglish<typeof korean>({
  rename: 'Rename',
  renameLabel: 'Name',
  nameRequired: 'Required.',
  closed: (name) => `Closed: ${name}`,
  bringBack: 'Bring back',
  dismiss: 'Dismiss',
})
