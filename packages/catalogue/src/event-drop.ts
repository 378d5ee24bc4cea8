type Drop = { readonly monster: string; readonly map: string | null }

/** "가드 골렘 (Megiston 2022)": the monster of one year's event. */
const OF_A_YEAR = /\([^)]*\b20\d\d\b[^)]*\)/

/** What our lists write, in either language, where a place is only there during an event. */
const EVENT_PLACES: ReadonlySet<string | null> = new Set(['이벤트', 'Event'])

/** Whether a thing drops there only while an event runs. */
export function isEventDrop({ monster, map }: Drop): boolean {
  return EVENT_PLACES.has(map) || OF_A_YEAR.test(monster)
}

/** Whether a thing is known to drop somewhere at any time of the year. */
export function dropsAllYear(drops: readonly Drop[]): boolean {
  return drops.some((drop) => !isEventDrop(drop))
}
