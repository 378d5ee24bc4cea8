import { defineEnglish } from '../../../shared/texts/texts.ts'
import type { versionTexts as korean } from './versions.texts.ts'

export const versionTexts = defineEnglish<typeof korean>({
  title: 'Versions',
  line: 'Everybody can read earlier versions. Choose one to open the guide as it was.',
  none: 'Nobody has changed it since it was added.',
  now: 'Present version',
  acts: {
    start: 'As it was added',
    create: 'Written',
    update: 'Edited',
    delete: 'Removed',
    restore: 'Restored',
    import: 'Changed by a file',
    undo: 'File taken back',
  },
  same: 'Looked at again and left as it is',
  changed: (names) => `Edited: ${names}`,
  others: (first, count) => `${first} and ${count} more`,
  older: (count) =>
    count === 1 ? 'One older version is not shown.' : `${count} older versions are not shown.`,
  shown: (when) => `The version of ${when}. It may differ from the present one.`,
  shownStart: 'The first version, before anybody edited it. It may differ from the present one.',
  toNow: 'Show the present version',
  gone: 'There is no such version, or it cannot be opened any more.',
  restore: 'Go back to this version',
  restored: 'Went back to this version',
  undo: 'Undo',
  undone: 'The present version is back',
  failed: "Couldn't go back. Somebody may have edited it meanwhile: reload and try again.",
  review: {
    title: 'Look again',
    line: 'Something it recommends has changed since this was written.',
    changed: (day, names) => `${names} changed on ${day}`,
    changedOnly: (day) => `changed on ${day}`,
    gone: 'was removed from the list',
    goneName: 'Removed entry',
    looked: 'I looked again',
    confirmTitle: 'Is the guide still right?',
    confirmLine:
      'The text stays and the mark goes. You are told again when something it recommends changes.',
    confirm: 'Still right',
    done: 'Noted as looked at again',
    failed: "Couldn't note it. Reload and try again.",
  },
})
