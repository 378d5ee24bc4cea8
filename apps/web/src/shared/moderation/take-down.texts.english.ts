import { REMOVAL_DAYS } from '@gyeol/contract'
import { defineEnglish } from '../texts/texts.ts'
import type { takeDownTexts as korean } from './take-down.texts.ts'

export const takeDownTexts = defineEnglish<typeof korean>({
  title: (count) => `Take down ${count}`,
  line: 'Whoever made it can read the reason.',
  preview: 'What is taken down',
  count: (kind, count) => `${kind}: ${count}`,
  how: 'How?',
  hide: 'Hide',
  remove: 'Remove',
  hideLine: 'Nobody sees it. You can bring it back at any time.',
  removeLine: `Hidden at once, erased after ${REMOVAL_DAYS} days. Until then you can bring it back.`,
  reason: 'Reason',
  reasons: ['Advertising or spam.', 'Against the rules.', 'Not true.'],
  own: 'In my own words',
  detail: 'More words',
  needsReason: 'Choose the reason its maker reads.',
  cancel: 'Cancel',
  submit: (count) => `Take down ${count}`,
  done: (count) => `${count} taken down`,
  doneButRefused: (count, refused) =>
    `${count} taken down. ${refused} stay: gone already, or of somebody whose role is not below yours`,
  none: 'Nothing could be taken down: gone already, or of somebody whose role is not below yours',
  passed: (count) => `${count} shown to everybody`,
  passedButMissed: (count, missed) =>
    `${count} shown to everybody. ${missed} are gone or were answered meanwhile`,
  nonePassed: 'Nothing waited any more: gone or answered meanwhile',
  undo: 'Undo',
  undone: (count) => `${count} brought back`,
  undoneButMissed: (count, missed) => `${count} brought back. ${missed} have changed meanwhile`,
  choose: (name) => `Choose ${name}`,
  chosen: (count) => `${count} chosen`,
  sameMaker: 'Choose all of the same member',
  clear: 'Choose none',
  reject: 'Send back',
  takeDown: 'Take down',
})
