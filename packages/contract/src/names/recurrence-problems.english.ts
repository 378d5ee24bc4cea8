import type { RECURRENCE_PROBLEMS as KOREAN } from './recurrence-problems.ts'

/** Why an event cannot repeat as somebody wishes, in English. */
export const RECURRENCE_PROBLEMS: Readonly<Record<keyof typeof KOREAN, string>> = {
  NO_END: 'Enter when an event that repeats ends.',
  FIRST_DAY: 'Choose the weekday of the first day too.',
  YEARS: 'A repetition lies between the years 2000 and 2100.',
  UNTIL_BEFORE_START: 'The repetition ends before it starts.',
  TWO_ENDS: 'A repetition ends either on a date or after a number of times.',
  OVERLAP: 'One occurrence lasts into the next. End it earlier or widen the interval.',
  CHANGE_BACKWARDS: 'A changed day ends before it starts.',
  TWICE: 'The same day cannot be changed twice.',
}

/** What is said when more occurrences are asked for than one answer holds. */
export const TOO_MANY_OCCURRENCES = 'Up to 1,000 at a time. Choose a shorter period.'
