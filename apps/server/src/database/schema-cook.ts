import type { Food } from '@gyeol/terms'

/**
 * A house that cooks. Days are Korean, counted from 1970-01-01. Closed or not, and until when it is
 * confirmed, follows from its marks and is kept here for the list.
 *
 * - `author_key`: as whom its author stands among the marks; nobody's any more once they left.
 * - `state`: `hidden` while somebody wants it gone, `blocked` when an editor agreed; then only the
 *   code is left.
 * - `closed_since`: the day it became closed; `reported_day`: the last day somebody said so.
 * - `removal_at`: since when somebody wants it gone; listed nevertheless where they could not prove that
 *   it is theirs, or an editor had said no before, at `removal_denied_at`.
 * - `taken_down_at`: since when an editor keeps it from everybody.
 */
export type CookHouseTable = {
  id: string
  code: string
  memo: string
  author_id: string | null
  author_key: string
  state: 'listed' | 'hidden' | 'blocked'
  is_closed: number
  closed_reports: number
  closed_since: number | null
  reported_day: number | null
  confirmed_day: number
  removal_at: number | null
  removal_reason: string
  removal_denied_at: number | null
  taken_down_at: number | null
  is_sample: number
  created_at: number
  updated_at: number
  version: number
}

/**
 * A dish of a house; whoever added it may correct it.
 *
 * - `written_level`: as who may correct it wrote it; `level` is what follows from that and from what
 *   others say of it.
 * - `taken_down_at`: since when an editor keeps it from everybody.
 */
export type CookDishTable = {
  id: string
  house_id: string
  food: Food
  level: number
  author_id: string | null
  written_level: number
  taken_down_at: number | null
  created_at: number
}

/**
 * What a member said of a house on a day; `member_id` is nobody's any more once they left.
 * `is_settled`: whether they were past their probation when they said it; `undone_at`: since when an
 * editor lets it count nothing.
 */
export type CookMarkTable = {
  house_id: string
  member_id: string
  kind: 'confirmed' | 'closed'
  day: number
  at: number
  is_settled: number
  undone_at: number | null
}

/** The level another than its author says a dish has; the rest as in {@link CookMarkTable}. */
export type CookLevelTable = {
  dish_id: string
  member_id: string
  level: number
  is_settled: number
  at: number
  undone_at: number | null
}
