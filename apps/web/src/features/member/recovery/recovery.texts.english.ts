import { defineEnglish } from '../../../shared/texts/texts.ts'
import type { recoveryTexts as korean } from './recovery.texts.ts'

export const recoveryTexts = defineEnglish<typeof korean>({
  title: 'Password recovery code',
  line: 'With this code you choose a new password when you have forgotten yours. It works once.',
  offerTitle: 'In case you forget your password',
  offerLine:
    'We take no e-mail address, so a forgotten password cannot be reset by mail. With a recovery code you can choose a new one yourself. You can make one later under My account, too.',
  later: 'Later',
  make: 'Make a recovery code',
  renew: 'Make a new one',
  renewLine: 'A new code makes the one before useless.',
  codeLine:
    'Write it down or print it, and keep it in a safe place. It is not shown again, and a changed password needs a new code.',
  copy: 'Copy',
  save: 'Save as a file',
  file: 'gyeoljeongpan-password-code.txt',
  fileText: (site, code) =>
    `Gyeoljeongpan password recovery code\n${code}\n\nAt ${site}/login/recovery you choose a new password with your ID and this code. It works once.\n`,
  print: 'Print',
  done: 'I keep it in a safe place',
  stays: 'Still open: write the code down or save it, then press the button below.',
  none: 'None yet',
  made: (when) => `Made on ${when}`,
  used: (when) =>
    `On ${when} the password was changed with the recovery code. If that was not you, change your password and tell an administrator.`,
  loadFailed: 'The recovery code could not be looked up',
})
