import { describe, expect, it } from 'vitest'
import { JUNE_2026 } from '../test/june-2026.ts'
import type { Chapter, Episode, Ingredient, QuestTable } from './model.ts'
import {
  checkTable,
  isLaterTable,
  MAX_EPISODES,
  TABLE_FINDINGS,
  type TableFindingCode,
} from './table-check.ts'
import { describeTableFinding } from './texts.ts'

const name = (ko: string) => ({ ko, evidence: 'guess' as const })
const episode = (no: number, change: Partial<Episode> = {}): Episode => ({
  no,
  chapter: 1,
  index: no,
  title: name(`${no}화`),
  exp: 100 * no,
  ...change,
})
const chapter = (episodes: readonly Episode[], change: Partial<Chapter> = {}): Chapter => ({
  no: 1,
  title: name('첫 장'),
  episodes,
  ...change,
})
const table = (chapters: readonly Chapter[], change: Partial<QuestTable> = {}): QuestTable => ({
  asOf: '2026-06',
  levelCap: 325,
  chapters,
  ...change,
})
const withItem = (change: Partial<Ingredient>) => {
  const source = {
    name: name('콜론'),
    dropMap: name('루지오 유적'),
    kind: 'GENERAL' as const,
    recommended: true,
    levels: [],
  }
  const item: Ingredient = { itemName: name('잎'), count: 3, monsters: [source], ...change }
  return table([chapter([episode(1, { ingredients: [item] })])])
}
const changeEpisode = (no: number, change: Partial<Episode>): QuestTable => ({
  ...JUNE_2026,
  chapters: JUNE_2026.chapters.map((entry) => ({
    ...entry,
    episodes: entry.episodes.map((one) => (one.no === no ? { ...one, ...change } : one)),
  })),
})
const codes = (checked: QuestTable) => checkTable(checked).map(({ code }) => code)
const venena = JUNE_2026.chapters[8]?.episodes[8]?.skippable
const [source] = withItem({}).chapters[0]?.episodes[0]?.ingredients?.[0]?.monsters ?? []

describe('checking a table', () => {
  it('[TAB1] finds nothing in the table of June 2026', () => {
    expect(checkTable(JUNE_2026)).toEqual([])
  })

  const cases: [TableFindingCode, QuestTable][] = [
    ['NO_EPISODES', table([])],
    [
      'TOO_MANY_EPISODES',
      table([chapter(Array.from({ length: MAX_EPISODES + 1 }, (_, at) => episode(at + 1)))]),
    ],
    ['EMPTY_CHAPTER', table([chapter([episode(1)]), chapter([], { no: 2 })])],
    ['WRONG_CHAPTER_NUMBER', table([chapter([episode(1)], { no: 2 })])],
    ['WRONG_EPISODE_NUMBER', table([chapter([episode(1), episode(2, { no: 3 })])])],
    ['WRONG_EPISODE_INDEX', table([chapter([episode(1, { index: 2 })])])],
    ['WRONG_EPISODE_CHAPTER', table([chapter([episode(1, { chapter: 3 })])])],
    ['EMPTY_TITLE', table([chapter([episode(1, { title: name(' ') })])])],
    ['EXP_NOT_POSITIVE', table([chapter([episode(1, { exp: 0 })])])],
    ['EXP_NOT_POSITIVE', table([chapter([episode(1, { exp: 1.5 })])])],
    ['EXP_DROPS', changeEpisode(90, { exp: 5_340_000 })],
    ['TOTAL_TOO_LARGE', table([chapter([episode(1, { exp: 80_000_000_001 })])])],
    ['LEVEL_CAP_OUT_OF_RANGE', table([chapter([episode(1)])], { levelCap: 1000 })],
    ['AS_OF_UNREADABLE', table([chapter([episode(1)])], { asOf: 'June' })],
    [
      'SKIPPABLE_EXP_NOT_POSITIVE',
      table([chapter([episode(1, { skippable: { id: 'x', name: name('앞 전투'), exp: 0 } })])]),
    ],
    ['VENENA_MISSING', changeEpisode(77, { skippable: undefined })],
    ['VENENA_TWICE', changeEpisode(80, { skippable: venena })],
    ['COUNT_NOT_POSITIVE', withItem({ count: 0 })],
    ['NO_SOURCE', withItem({ monsters: [] })],
    [
      'NO_RECOMMENDED_SOURCE',
      withItem({ monsters: source ? [{ ...source, recommended: false }] : [] }),
    ],
    [
      'UNKNOWN_MONSTER_KIND',
      withItem({ monsters: source ? [{ ...source, kind: 'BOSS' as 'FIELD' }] : [] }),
    ],
  ]
  it.each(cases)('[TAB2] finds %s', (code, checked) => {
    expect(codes(checked)).toEqual([code])
  })

  it('[TAB3] finds Venena at another place', () => {
    const moved = changeEpisode(77, { skippable: undefined })
    const again = {
      ...moved,
      chapters: moved.chapters.map((entry) => ({
        ...entry,
        episodes: entry.episodes.map((one) =>
          one.no === 78 && venena ? { ...one, skippable: venena } : one,
        ),
      })),
    }
    expect(checkTable(again)).toEqual([{ code: 'VENENA_MOVED', severity: 'warning', episode: 78 }])
  })

  it('[TAB3] asks for no Venena before the story has come that far', () => {
    const early = { ...JUNE_2026, chapters: JUNE_2026.chapters.slice(0, 8) }
    expect(checkTable(early)).toEqual([])
  })

  it('[TAB2] an inserted episode shows up at every number behind it', () => {
    const [first, ...rest] = JUNE_2026.chapters
    if (!first) throw new Error('the fixture is empty')
    const longer = {
      ...first,
      episodes: [...first.episodes, episode(10, { index: 10, exp: 50_000 })],
    }
    const found = checkTable({ ...JUNE_2026, chapters: [longer, ...rest] })
    expect(new Set(found.map(({ code }) => code))).toEqual(new Set(['WRONG_EPISODE_NUMBER']))
    expect(found).toHaveLength(120)
  })

  it.each([
    ['2026-11', '2026-06', true],
    ['2026-06-27', '2026-06', false],
    ['2026-06', '2026-06-27', false],
    ['2026-06-28', '2026-06-27', true],
    ['2025-12-31', '2026-06', false],
  ])('[TAB5] a table of %s is later than one of %s: %s', (asOf, than, isLater) => {
    expect(isLaterTable({ asOf }, { asOf: than })).toBe(isLater)
  })

  it('tests every finding and has a sentence for it', () => {
    const tested = new Set<TableFindingCode>(['VENENA_MOVED', ...cases.map(([code]) => code)])
    expect(TABLE_FINDINGS.filter((code) => !tested.has(code))).toEqual([])
    for (const code of TABLE_FINDINGS) {
      const text = describeTableFinding({ code, severity: 'error', episode: 3, item: '잎' })
      expect(text).toMatch(/요$/)
      expect(text).not.toMatch(/undefined/)
    }
  })
})
