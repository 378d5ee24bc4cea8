import type { Episode, EpisodeRange, QuestTable } from './model.ts'

/** A table with its sums: what every calculation reads. Made once by `indexQuest`. */
export type QuestIndex = {
  readonly table: QuestTable
  /** Every episode in story order; `episodes[no - 1]`. */
  readonly episodes: readonly Episode[]
  /** Overall number of the last episode. */
  readonly lastEpisode: number
  /** Entry n: EXP of the episodes 1…n with every skippable part passed over. */
  readonly expSkipping: readonly number[]
  /** The same with every part played. */
  readonly expPlaying: readonly number[]
}

/** Range and Venena choice of one question. */
export type RangeQuestion = EpisodeRange & { readonly skipVenena: boolean }

/** Sums a table once. Expects a table without findings of `checkTable`. */
export function indexQuest(table: QuestTable): QuestIndex {
  const episodes = table.chapters.flatMap((chapter) => chapter.episodes)
  const expSkipping = [0]
  const expPlaying = [0]
  let skipping = 0
  let playing = 0
  for (const { exp, skippable } of episodes) {
    skipping += exp
    playing += exp + (skippable?.exp ?? 0)
    expSkipping.push(skipping)
    expPlaying.push(playing)
  }
  return { table, episodes, lastEpisode: episodes.length, expSkipping, expPlaying }
}

/** Sums by episode for one Venena choice: entry n = EXP of the episodes 1…n. */
export function expSums(quest: QuestIndex, skipVenena: boolean): readonly number[] {
  return skipVenena ? quest.expSkipping : quest.expPlaying
}

/** EXP of the episodes start…end (SPEC.md RNG1); 0 for an empty range. */
export function rangeExp(quest: QuestIndex, { start, end, skipVenena }: RangeQuestion): number {
  const sums = expSums(quest, skipVenena)
  return start > end ? 0 : sumAt(sums, end) - sumAt(sums, start - 1)
}

/** EXP the episode pays, its skippable part included unless it is passed over. */
export function episodeExp(quest: QuestIndex, no: number, skipVenena: boolean): number {
  return rangeExp(quest, { start: no, end: no, skipVenena })
}

/** Skippable parts inside the range (SPEC.md RNG2): only then the choice changes anything. */
export function skippableParts(quest: QuestIndex, { start, end }: EpisodeRange) {
  return quest.episodes
    .slice(start - 1, end)
    .flatMap(({ no, skippable }) => (skippable ? [{ no, part: skippable }] : []))
}

/** The first episode from `start` on whose sum reaches `exp`, or null (SPEC.md OUT3). */
export function firstReaching(quest: QuestIndex, range: RangeQuestion, exp: number): number | null {
  if (exp <= 0 || rangeExp(quest, range) < exp) return null
  const sums = expSums(quest, range.skipVenena)
  const wanted = sumAt(sums, range.start - 1) + exp
  let low = range.start
  let high = range.end
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (sumAt(sums, middle) >= wanted) high = middle
    else low = middle + 1
  }
  return low
}

/** The last episode from which the rest of the range still gives `exp`, or null (SPEC.md OUT4). */
export function lastReaching(quest: QuestIndex, range: RangeQuestion, exp: number): number | null {
  if (exp <= 0 || rangeExp(quest, range) < exp) return null
  const sums = expSums(quest, range.skipVenena)
  const allowed = sumAt(sums, range.end) - exp
  let low = range.start
  let high = range.end
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (sumAt(sums, middle - 1) <= allowed) low = middle
    else high = middle - 1
  }
  return low
}

/** Entry of a sum list; an episode outside the table is the caller's mistake. */
export function sumAt(sums: readonly number[], no: number): number {
  const sum = sums[no]
  if (sum === undefined) throw new RangeError(`no episode ${no}`)
  return sum
}
