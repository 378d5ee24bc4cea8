import { DAY_MS, daysUntil, formatDate } from '@gyeol/korean'

/** The Korean day of a time, counted from 1970-01-01. */
export const dayOf = (time: number): number => daysUntil(time, 0)

/** A day as `YYYY-MM-DD`. */
export const toWireDay = (day: number): string => formatDate(day * DAY_MS)
