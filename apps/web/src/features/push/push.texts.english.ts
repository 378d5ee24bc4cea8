import { eventNameTexts } from '../../shared/texts/event-names.texts.ts'
import { defineEnglish } from '../../shared/texts/texts.ts'
import type { pushTexts as korean } from './push.texts.ts'

export const pushTexts = defineEnglish<typeof korean>({
  open: 'Get notified',
  opened: 'Notifications on',
  title: 'Event notifications',
  line: 'This browser tells you before events start or end. No login needed. Messages are in Korean.',
  kinds: eventNameTexts.kinds,
  which: 'Which events?',
  nothing: 'Choose at least one.',
  before: 'When?',
  minutes: {
    0: 'At that moment',
    10: '10 minutes before',
    30: '30 minutes before',
    60: '1 hour before',
    180: '3 hours before',
    720: '12 hours before',
    1440: '1 day before',
  },
  quiet: 'Quiet hours',
  quietHint: 'Notifications due in these hours come when they end. Korea time.',
  from: 'from',
  to: 'to',
  hour: (hour) => `${String(hour).padStart(2, '0')}:00`,
  on: 'Turn on notifications',
  save: 'Save',
  off: 'Turn off notifications',
  isOn: 'Notifications are on',
  saved: 'Notification settings saved',
  isOff: 'Notifications are off',
  denied:
    'This browser blocks notifications. Set them to “Allow” in the site settings left of the address bar, then try again.',
  dismissed: 'Notifications have to be allowed first. Press again to be asked once more.',
  failed: "Couldn't turn on notifications. Try again in a moment.",
  offFailed: "Couldn't turn off notifications. Try again in a moment.",
  noticesToo: 'Turning notifications off also turns off news notifications in this browser.',
  needsInstall: 'On iPhone and iPad only apps added to the home screen can get notifications.',
})
