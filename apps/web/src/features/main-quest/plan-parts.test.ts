import { DEFAULT_SETTING, type MainQuestSetting } from '@gyeol/main-quest'
import { describe, expect, it } from 'vitest'
import { chapterMarks } from './chapters/chapter-marks.ts'
import { compareRows } from './compare/compare-rows.ts'
import { curveColumns, curveRuns, isCut } from './curve/curve-runs.ts'
import { createEpisodeSearch } from './setting/episode-search.ts'
import { handInMaps, handInText, isGathered } from './hand-ins/hand-in-rows.ts'
import { planText } from './share/plan-text.ts'
import { minutesOfPasses } from './routes/pace.ts'
import { QUEST } from './quest.ts'
import { episodeWords, shareWords } from './quest-words.ts'
import { routesOf, settingOfRoute, timeWords } from './routes/route-rows.ts'
import { planOf } from './use-main-quest.ts'

const planFor = (patch: Partial<MainQuestSetting>) =>
  planOf(QUEST, { ...DEFAULT_SETTING, ...patch })
const lastChapters = { level: 305, start: 105, repeat: true }

describe('words', () => {
  it('counts episodes through the whole story (specification §4)', () => {
    expect(episodeWords(QUEST, 77)).toBe('77번째 엘덴바움 탈환전')
  })

  it.each([
    [0.449, '0.4'],
    [9.99, '9.9'],
    [34.9, '34'],
    [100, '100'],
  ])('never rounds a share of %s up: %s', (percent, words) => {
    expect(shareWords(percent)).toBe(words)
  })

  it.each([
    [45, '45분'],
    [59.2, '1시간 0분'],
    [125, '2시간 5분'],
  ])('writes %s minutes as %s', (minutes, words) => {
    expect(timeWords(minutes)).toBe(words)
  })

  it('says a plan in a few lines', () => {
    expect(planText(QUEST, planFor(lastChapters), { isFirstPassNatural: true })).toMatch(
      /^\[메인 퀘스트 계획\] .+ · 게임 자료 2026-06판\nLv\.305 \(0%\) → Lv\.325 \(0%\) · 필요 49억 150만 EXP\n105번째 .+부터 129번째 .+까지\n2바퀴 · 모험가의 일기 1권\n1바퀴: 129번째 .+ → Lv\.\d+ \(\d+%\)\n2바퀴: 109번째 .+ → Lv\.325 \(14%\)$/,
    )
  })
})

describe('chapter marks', () => {
  const chapter9 = QUEST.table.chapters[8]!

  it('tells needed episodes from those beyond the stop and outside', () => {
    const plan = planFor({ level: 100, target: 110, start: 70, end: 77 })
    const marks = chapterMarks(QUEST, plan, chapter9)
    const kinds = new Map(marks.map(({ no, kind }) => [no, kind]))
    expect(kinds.get(69)).toBe('out')
    expect(kinds.get(70)).toBe('needed')
    for (const [no, kind] of kinds) {
      if (no >= 70 && no <= 77) expect(kind).toBe(no <= plan.stopAt! ? 'needed' : 'spare')
    }
    expect(kinds.get(78)).toBe('out')
    expect(marks.filter(({ isVenena }) => isVenena).map(({ no }) => no)).toEqual([77])
  })

  it('needs nothing where the target is reached already', () => {
    const marks = chapterMarks(QUEST, planFor({ level: 325 }), chapter9)
    expect(new Set(marks.map(({ kind }) => kind))).toEqual(new Set(['spare']))
  })
})

describe('hand-ins', () => {
  it('are counted over all runs and ticked off by count', () => {
    const once = handInMaps(QUEST, planFor({})).flatMap(({ items }) => items)
    const thrice = handInMaps(QUEST, planFor({ repeat: true })).flatMap(({ items }) => items)
    const leaf = once.find(({ handIn }) => handIn.item.ko === '콜론의 잎')!
    const leaves = thrice.find(({ handIn }) => handIn.item.ko === '콜론의 잎')!
    expect([leaf.handIn.count, leaves.handIn.count]).toEqual([5, 15])
    expect(isGathered(leaf.handIn, { '콜론의 잎': 5 })).toBe(true)
    expect(isGathered(leaves.handIn, { '콜론의 잎': 5 })).toBe(false)
  })

  it('are written as a list for a chat', () => {
    const text = handInText(handInMaps(QUEST, planFor({ end: 5 })))
    expect(text).toMatch(/^메인 퀘스트 재료\n\[조성 중 지구\]\n콜론의 잎 ×5 \(콜론\)/)
  })
})

describe('level curve', () => {
  it('has one line for each run, each beginning where the one before ended', () => {
    const runs = curveRuns(QUEST, planFor({ repeat: true }))
    expect(runs.map(({ run }) => run)).toEqual([1, 2, 3])
    expect(runs[1]!.episodes[0]!.before).toEqual(runs[0]!.episodes.at(-1)!.after)
    expect(runs[2]!.episodes.at(-1)!.no).toBe(126)
    const [xs, first, , third] = curveColumns(runs)
    expect(xs).toHaveLength(130)
    expect(first![0]).toBe(1)
    expect(third!.at(-1)).toBeNull()
  })

  it('draws the first and the last of many runs', () => {
    const runs = curveRuns(QUEST, planFor({ level: 300, start: 1, end: 40, repeat: true }))
    expect(runs).toHaveLength(6)
    expect(isCut(runs)).toBe(true)
    expect(runs.at(-1)!.episodes.at(-1)!.after.level).toBe(325)
  })
})

const TEN_RUNS = { maxRuns: 10, minutesOf: {}, isStoryFirst: false }

describe('routes', () => {
  it('lists the cheapest first and turns into a setting that does what it promised', () => {
    const plan = planFor({ level: 290, repeat: true })
    const routes = routesOf(QUEST, plan, { ...TEN_RUNS, minutes: null })
    expect(routes.length).toBeGreaterThan(1)
    const costs = routes.map(({ cost }) => cost)
    expect(costs).toEqual(costs.toSorted((a, b) => a - b))
    for (const route of routes) {
      const taken = planFor({ level: 290, ...settingOfRoute(route) })
      expect(taken.repeat?.totalRuns).toBe(route.runs)
      expect(taken.repeat?.final).toEqual(route.final)
    }
  })

  it('weighs by minutes where they are told', () => {
    const plan = planFor({ level: 290 })
    const [cheapest] = routesOf(QUEST, plan, { ...TEN_RUNS, minutes: 2.5 })
    expect(cheapest!.cost).toBe(cheapest!.episodes * 2.5)
  })

  it('begin with the whole range where the story comes first', () => {
    const plan = planFor({ level: 1, repeat: true })
    const routes = routesOf(QUEST, plan, { ...TEN_RUNS, minutes: null, isStoryFirst: true })
    expect(routes.length).toBeGreaterThan(1)
    for (const route of routes) {
      expect(route.passes[0]).toEqual({ start: 1, end: 129, times: 1 })
      const setting = settingOfRoute(route)
      if (setting === null) continue
      expect(planFor({ level: 1, ...setting }).repeat?.final).toEqual(route.final)
    }
    expect(routes.map(settingOfRoute)).toContain(null)
  })

  it('end with the story where that is enough, and are a setting then', () => {
    const plan = planFor({ level: 1, target: 200 })
    const routes = routesOf(QUEST, plan, { ...TEN_RUNS, minutes: null, isStoryFirst: true })
    expect(routes).toHaveLength(1)
    expect(settingOfRoute(routes[0]!)).toEqual({ start: 1, end: plan.stopAt, repeat: false })
  })

  it.each([
    [
      'a second range',
      [
        { start: 1, end: 129, times: 1 },
        { start: 120, end: 129, times: 1 },
      ],
    ],
    [
      'a shorter one more than once',
      [
        { start: 1, end: 129, times: 1 },
        { start: 1, end: 50, times: 2 },
      ],
    ],
    [
      'a range between',
      [
        { start: 1, end: 9, times: 1 },
        { start: 1, end: 5, times: 1 },
        { start: 1, end: 9, times: 1 },
      ],
    ],
  ])('are no setting with %s', (_, passes) => {
    const [some] = routesOf(QUEST, planFor({ level: 290 }), { ...TEN_RUNS, minutes: null })
    expect(settingOfRoute({ ...some!, passes, runs: 3 })).toBeNull()
  })
})

describe('episodes that take longer', () => {
  const pace = { minutes: 2, minutesOf: { 120: 30, 5: 1 } }

  it('count with their own minutes, as often as they are passed', () => {
    const once = [{ start: 118, end: 121, times: 1 }]
    expect(minutesOfPasses(once, { ...pace, minutes: null })).toBeNull()
    expect(minutesOfPasses(once, { ...pace, minutesOf: {} })).toBe(8)
    expect(minutesOfPasses(once, pace)).toBe(2 + 2 + 30 + 2)
    expect(minutesOfPasses([{ start: 118, end: 121, times: 3 }, ...once], pace)).toBe(4 * 36)
    expect(minutesOfPasses([{ start: 1, end: 5, times: 1 }], pace)).toBe(9)
  })

  it('are passed by where a quicker way leads to the target', () => {
    const plan = planFor({ level: 290, repeat: true })
    const usual = routesOf(QUEST, plan, { ...TEN_RUNS, minutes: 2 })
    const passes = (no: number) =>
      usual[0]!.passes.some(({ start, end }) => start <= no && no <= end)
    const slow = Array.from({ length: 129 }, (_, at) => at + 1).find(passes)!
    const [quickest] = routesOf(QUEST, plan, {
      ...TEN_RUNS,
      minutes: 2,
      minutesOf: { [slow]: 600 },
    })
    expect(quickest!.passes.some(({ start, end }) => start <= slow && slow <= end)).toBe(false)
    expect(quickest!.cost).toBe(minutesOfPasses(quickest!.passes, { minutes: 2, minutesOf: {} }))
  })
})

describe('finding an episode', () => {
  const search = createEpisodeSearch(QUEST)
  const numbers = (query: string) =>
    search(query).flatMap(({ episodes }) => episodes.map(({ no }) => no))

  it('lists the whole story by chapters while nothing is typed', () => {
    expect(search('')).toHaveLength(16)
    expect(numbers('')).toHaveLength(129)
  })

  it.each([
    ['77', 77],
    ['77번째', 77],
    ['1', 1],
    ['엘덴바움 탈환', 77],
    ['ㅇㄷㅂㅇ ㅌㅎ', 77],
    ['콜론의 잎', 5],
    ['발굴 골렘', 3],
  ])('finds %s', (query, no) => {
    expect(numbers(query)[0]).toBe(no)
  })

  it('finds nothing for nonsense', () => {
    expect(numbers('없는 에피소드')).toEqual([])
    expect(numbers('999')).toEqual([])
  })
})

describe('comparison', () => {
  const pace = { isFirstPassNatural: true, minutes: null, minutesOf: {} }

  it('marks what differs and leaves out the time nobody told', () => {
    const rows = compareRows(QUEST, [planFor({}), planFor({ skipVenena: false })], pace)
    const names = rows.filter(({ isDifferent }) => isDifferent).map(({ name }) => name)
    expect(names).toContain('venena')
    expect(names).not.toContain('start')
    expect(rows.map(({ name }) => name)).not.toContain('time')
  })

  it('counts episodes, runs, diaries and time of a repeated plan', () => {
    const [row] = [compareRows(QUEST, [planFor(lastChapters)], { ...pace, minutes: 3 })]
    const values = Object.fromEntries(row.map(({ name, values }) => [name, values[0]]))
    expect(values).toMatchObject({
      runs: '2바퀴',
      diaries: '1권',
      episodes: '30개',
      time: '1시간 30분',
      arrival: 'Lv.325 (14%)',
    })
    const slower = { ...pace, minutes: 3, minutesOf: { 105: 33 } }
    const time = compareRows(QUEST, [planFor(lastChapters)], slower).find(
      ({ name }) => name === 'time',
    )
    expect(time!.values).toEqual(['2시간 30분'])
  })
})
