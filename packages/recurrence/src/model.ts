/** How a rule counts on: by days, by weeks from Sunday, by months. */
export type RecurrenceUnit = 'day' | 'week' | 'month'

/** Which day of a month: the same number, the same weekday of the same week, the last such weekday. */
export type MonthBy = 'day' | 'weekday' | 'last-weekday'

/** When something comes again. Its first day is the Korean day on which it first begins. */
export type RecurrenceRule = {
  readonly every: RecurrenceUnit
  /** Every so many units, from 1. */
  readonly interval: number
  /** Of a weekly rule: 0 (Sunday) to 6. */
  readonly weekdays: number[]
  /** Of a monthly rule. */
  readonly monthBy: MonthBy
  /** The last Korean day (`YYYY-MM-DD`) it may begin on; null for none. */
  readonly until: string | null
  /** How many times; null for no such end. */
  readonly count: number | null
}

/** One time that is not as the rule says. Times are ISO 8601; null words are those of the whole. */
export type OccurrenceChange = {
  readonly startAt: string
  readonly endAt: string
  readonly title: string | null
  readonly body: string | null
}

/** What happens to the time the rule puts on a Korean day; null leaves it out. */
export type RecurrenceException = {
  readonly on: string
  readonly change: OccurrenceChange | null
}

/** A rule and what is not as it says. */
export type Recurrence = RecurrenceRule & { readonly exceptions: RecurrenceException[] }

/** Something that repeats: its first time in epoch milliseconds, and how it comes again. */
export type Series = {
  readonly startAt: number
  readonly endAt: number
  readonly recurrence: Recurrence
}

/** One time of a {@link Series}, in epoch milliseconds. */
export type Occurrence = {
  /** The Korean day the rule puts it on; with the series it names the occurrence for good. */
  readonly on: string
  readonly startAt: number
  readonly endAt: number
  /** Null: those of the series. */
  readonly title: string | null
  readonly body: string | null
  readonly isChanged: boolean
}
