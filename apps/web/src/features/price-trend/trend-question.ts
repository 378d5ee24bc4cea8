import { LINE_LOOKS } from '../../shared/chart/time/chart-line.ts'
import { dayNumber, dayText } from '../../shared/chart/time/days.ts'

/** How far back a chart looks. */
export const TREND_RANGES = ['7', '30', '365', 'all'] as const

/** One of {@link TREND_RANGES}. */
export type TrendRange = (typeof TREND_RANGES)[number]

/** The address of /trend/chart; `items` names up to four, an empty place keeps its look free. */
export const TREND_FILTERS = {
  items: '',
  range: '30',
  series: 'deal',
  focus: '',
  base: '',
}

/** As many items as a chart has looks. */
export const MOST_PICKS = LINE_LOOKS.length

const PICK = /^[A-Za-z0-9_-]{1,64}$/

/** The item of each look, null where none is chosen; what is no id is left out. */
export type Picks = readonly (string | null)[]

/** The picks an address asks for: each item once, as many as there are looks. */
export function readPicks(text: string): Picks {
  const seen = new Set<string>()
  const asked = text.split(',').slice(0, MOST_PICKS)
  return Array.from({ length: MOST_PICKS }, (_, slot) => {
    const id = asked[slot] ?? ''
    if (!PICK.test(id) || seen.has(id)) return null
    seen.add(id)
    return id
  })
}

/** The address's words for picks; free places at the end are not written. */
export function writePicks(picks: Picks): string {
  return picks
    .map((id) => id ?? '')
    .join(',')
    .replace(/,+$/, '')
}

/** Puts an item into the first free place; the same picks when it is there or all are taken. */
export function withPick(picks: Picks, id: string): Picks {
  const free = picks.indexOf(null)
  if (free < 0 || picks.includes(id)) return picks
  return picks.with(free, id)
}

/** Takes an item out; the others keep their looks. */
export function withoutPick(picks: Picks, id: string): Picks {
  return picks.map((pick) => (pick === id ? null : pick))
}

/** Those that are chosen, in the order of their looks. */
export function chosenPicks(picks: Picks): readonly string[] {
  return picks.filter((pick) => pick !== null)
}

/** The first day a range asks for; all there is goes back further than any report is kept. */
export function firstDay(range: TrendRange, today: string): string {
  const days = range === 'all' ? ALL_DAYS : Number(range)
  return dayText(dayNumber(today) - days + 1)
}

const ALL_DAYS = 3650
