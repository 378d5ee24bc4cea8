import { plural } from '../../../shared/texts/plural.ts'
import { defineEnglish } from '../../../shared/texts/texts.ts'
import type { recurrenceTexts as korean } from './recurrence.texts.ts'

const places = ['first', 'second', 'third', 'fourth', 'fifth']
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const lists = new Intl.ListFormat('en')
const nth = new Intl.PluralRules('en', { type: 'ordinal' })
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }

export const recurrenceTexts = defineEnglish<typeof korean>({
  label: 'Repeat',
  choices: { none: 'Does not repeat', day: 'Daily', week: 'Weekly', month: 'Monthly' },
  interval: 'Every',
  units: { day: 'days', week: 'weeks', month: 'months' },
  weekdays: 'Weekdays',
  weekdayNames: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  weekdayList: (names) => lists.format(names),
  monthBy: 'When in the month',
  monthBys: {
    day: 'on the same date',
    weekday: 'on the same weekday of the same week',
    'last-weekday': 'on the last such weekday',
  },
  ends: 'Ends',
  endKinds: { never: 'Never', until: 'On a date', count: 'After a number of times' },
  until: 'Last day (Korea time)',
  count: 'Times in all',
  countUnit: 'times',
  needsStart: 'Enter when it starts to see when it repeats.',
  exceptions: 'Days left out or changed',
  putBack: 'Restore',
  putBackLabel: (day) => `Restore ${day}`,
  leftOut: 'left out',
  next: 'Next dates',
  isChanged: 'changed',
  noneLeft: 'No dates are left.',
  none: 'Does not repeat',
  sentence: (when, end) => (end === '' ? `${when} KST` : `${when} KST, ${end}`),
  everyDay: (interval) => (interval === 1 ? 'Every day' : `Every ${interval} days`),
  everyWeek: (interval, days) =>
    `${interval === 1 ? 'Every week' : `Every ${interval} weeks`} on ${days}`,
  everyMonth: (interval, day) =>
    `${interval === 1 ? 'Every month' : `Every ${interval} months`} ${day}`,
  monthDay: (day) => `on the ${day}${ENDINGS[nth.select(day)] ?? 'th'}`,
  monthWeekday: (place, weekday) => `on the ${places[place - 1] ?? ''} ${weekday}`,
  lastWeekday: (weekday) => `on the last ${weekday}`,
  nextDay: (clock) => `${clock} the next day`,
  daysLater: (days, clock) => `${clock} ${plural(days, 'day')} later`,
  span: (start, end) => `${start}–${end}`,
  untilDay: (year, month, day) => `until ${date.format(Date.UTC(year, month - 1, day))}`,
  times: (count) => plural(count, 'time'),
  exceptionCount: (count) => `${plural(count, 'day')} left out or changed`,
  missingDay: (day) => `Months without a day ${day} are skipped.`,
  scope: {
    edit: 'What do you want to edit?',
    remove: 'What do you want to delete?',
    line: (day) => `This event repeats. You chose ${day}.`,
    one: 'This one only',
    following: 'This and later',
    all: 'All',
    left: 'This date was left out',
    ended: 'All later dates were deleted',
    undone: 'Undone',
  },
  editOne: 'Edit this one only',
  editOneLine: (day) => `Only ${day} changes; other days stay.`,
  editFollowing: 'Edit this and later',
  editFollowingLine: (day) => `From ${day} it becomes a new event. Earlier dates stay.`,
  editAllLine: 'All dates change together. Days changed one by one stay.',
  noSuchDay: 'There is nothing on this day. It was left out, or the repetition changed.',
})
