import { plural } from '../texts/plural.ts'
import { defineEnglish } from '../texts/texts.ts'
import type { formTexts as korean } from './forms.texts.ts'

export const formTexts = defineEnglish<typeof korean>({
  save: 'Save',
  unplaced: "Couldn't send. Reload the page and try again.",
  waitSeconds: (seconds) =>
    seconds > 60
      ? `You can try again in about ${plural(Math.ceil(seconds / 60), 'minute')}.`
      : `You can try again in ${plural(seconds, 'second')}.`,
  canRetry: 'You can try again now.',
  saved: 'Saved',
  undo: 'Undo',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  versionCheck: {
    title: 'Somebody else saved changes first.',
    line: 'Choose which value to keep where they differ. What you wrote is still here.',
    mine: 'Yours',
    theirs: 'Saved now',
    both: 'Both changed',
    empty: '(empty)',
    save: 'Save the chosen values',
    edit: 'Keep editing with the chosen values',
    cancel: 'Cancel',
  },
  draft: {
    found: (when) => `You have an unfinished draft (${when})`,
    restore: 'Continue writing',
    discard: 'Discard',
    restored: 'Draft restored',
    outdated: 'The original has changed since. You will see the differences when you save.',
  },
  reauth: {
    title: 'Confirm your password',
    line: 'This is important, so we ask once more. You will not be asked again for 10 minutes.',
    password: 'Password',
    confirm: 'Confirm',
  },
})
