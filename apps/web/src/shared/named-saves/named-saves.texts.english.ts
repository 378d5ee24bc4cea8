import { defineEnglish } from '../texts/texts.ts'
import type { namedSavesTexts as korean } from './named-saves.texts.ts'

export const namedSavesTexts = defineEnglish<typeof korean>({
  rename: 'Rename',
  renameLabel: 'Name',
  nameRequired: 'Required.',
  deleted: (name) => `Moved to trash: ${name}`,
  restore: 'Restore',
  restoreOne: (name) => `Restore ${name}`,
  trash: (count) => (count === 0 ? 'Trash' : `Trash (${count})`),
  trashTitle: 'Trash',
  trashHint: (days) => `What you delete stays here for ${days} days.`,
  trashEmpty: 'The trash is empty.',
  daysLeft: (days) => (days === 1 ? 'Gone in a day' : `Gone in ${days} days`),
  full: (max) => `Only ${max} fit. Delete one to restore another.`,
  empty: 'Empty trash',
  emptyQuestion: (count) =>
    `Deletes ${count === 1 ? 'what is' : `the ${count} things`} in the trash for good. This cannot be undone.`,
})
