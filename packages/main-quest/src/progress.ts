import { levelAt } from './experience.ts'
import type { EpisodeRange, LevelState } from './model.ts'
import { episodeExp, type QuestIndex, type RangeQuestion, rangeExp, sumAt } from './quest-index.ts'

/** One episode of a pass: where the player stands before and after it. */
export type EpisodeProgress = {
  readonly no: number
  readonly exp: number
  readonly before: LevelState
  readonly after: LevelState
}

/** A pass episode by episode: table and level curve of the screen (SPEC.md RNG3). */
export function episodeProgress(
  quest: QuestIndex,
  range: RangeQuestion,
  startExp: number,
): EpisodeProgress[] {
  let exp = startExp
  return quest.episodes.slice(range.start - 1, range.end).map(({ no }) => {
    const gained = episodeExp(quest, no, range.skipVenena)
    const before = levelAt(exp)
    exp += gained
    return { no, exp: gained, before, after: levelAt(exp) }
  })
}

/** What a chapter gives. */
export type ChapterShare = {
  readonly chapter: number
  readonly exp: number
  /** EXP from the first episode of the story to the end of this chapter. */
  readonly cumulativeExp: number
  /** EXP of the chapter's episodes inside the range. */
  readonly inRange: number
  /** Share of the range's EXP in percent, a fraction. */
  readonly percentOfRange: number
}

/** EXP of every chapter and how much of it lies inside the range. */
export function chapterShares(quest: QuestIndex, range: RangeQuestion): ChapterShare[] {
  const total = rangeExp(quest, range)
  const { skipVenena } = range
  return quest.table.chapters.flatMap(({ no, episodes }) => {
    const own = ends(episodes)
    if (own === null) return []
    const inside = { start: Math.max(own.start, range.start), end: Math.min(own.end, range.end) }
    const inRange = rangeExp(quest, { ...inside, skipVenena })
    return {
      chapter: no,
      exp: rangeExp(quest, { ...own, skipVenena }),
      cumulativeExp: cumulativeExp(quest, own.end, skipVenena),
      inRange,
      percentOfRange: total === 0 ? 0 : (100 * inRange) / total,
    }
  })
}

/** EXP from episode 1 to this one: the specification's cumulative number (SPEC.md RNG4). */
export function cumulativeExp(quest: QuestIndex, no: number, skipVenena: boolean): number {
  return sumAt(skipVenena ? quest.expSkipping : quest.expPlaying, no)
}

function ends(episodes: readonly { readonly no: number }[]): EpisodeRange | null {
  const start = episodes[0]?.no
  const end = episodes.at(-1)?.no
  return start === undefined || end === undefined ? null : { start, end }
}
