import { episodeExp, type Chapter, type QuestIndex, type QuestPlan } from '@gyeol/main-quest'

/** How an episode stands to the plan: needed for the target, in the range but more than needed, or outside. */
export type EpisodeMark = {
  readonly no: number
  readonly kind: 'needed' | 'spare' | 'out'
  readonly isVenena: boolean
  /** Height of its bar, from more than 0 to 1: its EXP beside the richest of the story, by orders of magnitude. */
  readonly height: number
}

const LOWEST = 0.2

/** One mark for every episode of a chapter. */
export function chapterMarks(quest: QuestIndex, plan: QuestPlan, chapter: Chapter): EpisodeMark[] {
  const { range, skipVenena, repeat } = plan.setting
  // A repeated range is passed to its end, whatever the last run needs.
  const stop = repeat ? range.end : (plan.stopAt ?? (plan.neededExp === 0 ? 0 : range.end))
  // The story begins with 30 EXP and ends with hundreds of millions: only orders of magnitude can be drawn.
  const size = (no: number) => Math.log10(1 + episodeExp(quest, no, skipVenena))
  const sizes = quest.episodes.map(({ no }) => size(no))
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
  return chapter.episodes.map(({ no, skippable }) => ({
    no,
    kind: no < range.start || no > range.end ? 'out' : no > stop ? 'spare' : 'needed',
    isVenena: skippable !== undefined,
    height: LOWEST + ((1 - LOWEST) * (size(no) - least)) / Math.max(1, most - least),
  }))
}
