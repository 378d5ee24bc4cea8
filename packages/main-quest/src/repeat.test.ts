import { describe, expect, it } from 'vitest'
import { planWith, QUEST } from '../test/june-2026.ts'
import type { RepeatPlan } from './repeat.ts'
import { diariesFor, passesOf, repeatPlan, repeatRow, repeatRows } from './repeat.ts'
import { indexQuest } from './quest-index.ts'

const shown = (plan: RepeatPlan | null) =>
  plan === null
    ? null
    : repeatRows(QUEST, plan).map(({ lastEpisode, level, percent }) => [
        lastEpisode,
        level,
        percent,
      ])

describe('repeating with diaries', () => {
  it('[REP1] Lv1 → 325 over the whole story: three runs, the third stops after episode 126', () => {
    const { repeat } = planWith({ target: 325, repeat: true })
    expect(shown(repeat)).toEqual([
      [129, 263, 26],
      [129, 302, 33],
      [126, 325, 40],
    ])
    expect(repeat).toMatchObject({ totalRuns: 3, fullRuns: 2, leftoverExp: 113_242_760 })
  })

  it('[REP1] Lv305 → 325 over 105–129: the second run stops after episode 109', () => {
    const { repeat } = planWith({ level: 305, start: 105, repeat: true })
    expect(shown(repeat)?.at(-1)).toEqual([109, 325, 14])
  })

  it('[REP1] Lv1 → 305 over the 122 episodes of January 2026', () => {
    const { repeat } = planWith({ target: 305, end: 122, repeat: true })
    expect(shown(repeat)).toEqual([
      [122, 247, 83],
      [122, 284, 61],
      [119, 305, 67],
    ])
  })

  it('[REP2] whole passes that are exactly enough need no partial one', () => {
    const { repeat } = planWith({ level: 13, percent: 15, target: 21, start: 7, end: 7 })
    expect(repeat).toMatchObject({
      fullRuns: 1,
      lastRunStopsAt: null,
      totalRuns: 1,
      leftoverExp: 0,
    })
  })

  it('[REP3] a row is found without walking there', () => {
    const { repeat } = planWith({ level: 275, start: 32, end: 37 })
    expect(repeat?.totalRuns).toBe(1364)
    expect(repeat && repeatRow(QUEST, repeat, 1364)).toMatchObject({ lastEpisode: 34, level: 325 })
    expect(repeat && repeatRow(QUEST, repeat, 1365)).toBeNull()
    expect(repeat && repeatRow(QUEST, repeat, 0)).toBeNull()
  })

  it('[REP4] never gives more than 100 rows', () => {
    const { repeat } = planWith({ level: 275, start: 32, end: 37 })
    expect(repeat && repeatRows(QUEST, repeat, 5000)).toHaveLength(100)
    expect(repeat && repeatRows(QUEST, repeat, 3)).toHaveLength(3)
  })

  it('[REP5] the first pass costs no diary when the story was never played', () => {
    expect(diariesFor(3, true)).toBe(2)
    expect(diariesFor(3, false)).toBe(3)
    expect(diariesFor(0, true)).toBe(0)
  })

  it('[REP1] has no plan when the range gives nothing', () => {
    const nothing = indexQuest({
      asOf: '2026-06',
      levelCap: 325,
      chapters: [
        {
          no: 1,
          title: null,
          episodes: [
            { no: 1, chapter: 1, index: 1, title: { ko: '빈 화', evidence: 'guess' }, exp: 0 },
          ],
        },
      ],
    })
    const range = { start: 1, end: 1, skipVenena: true }
    expect(repeatPlan(nothing, range, { startExp: 0, neededExp: 5 })).toBeNull()
  })

  it('[ITM1] passes are the whole runs and the partial one', () => {
    const { repeat } = planWith({ target: 325 })
    expect(repeat && passesOf(repeat)).toEqual([
      { start: 1, end: 129, times: 2 },
      { start: 1, end: 126, times: 1 },
    ])
  })
})
