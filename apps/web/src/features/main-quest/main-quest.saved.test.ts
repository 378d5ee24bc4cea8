import { DEFAULT_SETTING } from '@gyeol/main-quest'
import { beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

async function load() {
  const { mainQuestSaved } = await import('./main-quest.saved.ts')
  return mainQuestSaved
}

const stored = () => JSON.parse(localStorage.getItem('main-quest') ?? 'null') as unknown

describe('the kept setting', () => {
  it('starts with the specified defaults and writes nothing', async () => {
    const saved = await load()
    expect(saved.load()).toEqual({
      setting: {
        level: 1,
        percent: 0,
        target: null,
        targetPercent: 0,
        repeat: false,
        skipVenena: true,
        start: 1,
        end: null,
      },
      at: 0,
    })
    expect(stored()).toBeNull()
  })

  it('writes the words of the specification, target and end empty at their defaults', async () => {
    const saved = await load()
    const { keepSetting } = await import('./use-main-quest.ts')
    const { QUEST } = await import('./quest.ts')
    keepSetting(QUEST, { level: 243, percent: 40, target: 325, end: 129, start: 90 })
    saved.flush()
    expect(stored()).toEqual({
      v: 1,
      data: {
        level: 243,
        percent: 40,
        target: null,
        targetPercent: 0,
        repeat: false,
        skipVenena: true,
        start: 90,
        end: null,
        at: expect.any(Number) as number,
      },
    })
  })

  it('comes back as it was written', async () => {
    const data = { ...DEFAULT_SETTING, level: 300, target: 310, end: 120, start: 20, at: 5 }
    localStorage.setItem('main-quest', JSON.stringify({ v: 1, data }))
    const { at, ...setting } = data
    expect((await load()).load()).toEqual({ setting, at })
  })

  it.each([
    [
      'numbers',
      { level: 243, percent: 40, target: 268, repeat: true, skipVenena: false, start: 5, end: 100 },
      { level: 243, percent: 40, target: 268, repeat: true, skipVenena: false, start: 5, end: 100 },
    ],
    [
      'texts and empty texts',
      {
        level: '243',
        percent: '0',
        target: '',
        repeat: false,
        skipVenena: true,
        start: '3',
        end: '',
      },
      { level: 243, target: null, start: 3, end: null },
    ],
    ['only some fields', { level: 12 }, { level: 12 }],
  ])(
    'reads a plain object with %s, as it was kept without an envelope',
    async (_, old, expected) => {
      localStorage.setItem('main-quest', JSON.stringify(old))
      expect((await load()).load().setting).toEqual({ ...DEFAULT_SETTING, ...expected })
    },
  )

  it.each([
    ['an unknown episode', { ...DEFAULT_SETTING, end: 5000 }],
    ['ends in the wrong order', { ...DEFAULT_SETTING, start: 20, end: 10 }],
    ['a level that is no number', { ...DEFAULT_SETTING, level: 'x' }],
    ['a foreign shape', [1, 2]],
    ['an episode beyond any story', { ...DEFAULT_SETTING, start: 1000 }],
  ])('sets %s aside instead of losing it', async (_, data) => {
    const raw = JSON.stringify({ v: 1, data })
    localStorage.setItem('main-quest', raw)
    expect((await load()).load().setting).toEqual(DEFAULT_SETTING)
    expect(localStorage.getItem('main-quest/broken')).toContain(JSON.stringify(raw).slice(1, -1))
  })
})

describe('a setting made with a longer table', () => {
  it('is calculated with the table at hand, and stays as it was kept', async () => {
    const data = { ...DEFAULT_SETTING, level: 310, start: 135, end: 140 }
    localStorage.setItem('main-quest', JSON.stringify({ v: 1, data }))
    const { planOf } = await import('./use-main-quest.ts')
    const { QUEST } = await import('./quest.ts')
    const { setting } = (await load()).load()
    expect(setting).toEqual(data)
    expect(planOf(QUEST, setting).setting.range).toEqual({ start: 129, end: 129 })
  })
})

describe('what is kept beside it', () => {
  it('drops what a stranger added to a plan put aside, and refuses a wrong one', async () => {
    const { questMoreSaved } = await import('./main-quest-more.saved.ts')
    const more = {
      gathered: { '콜론의 잎': 5 },
      isFirstPassNatural: false,
      minutes: 2.5,
      minutesOf: { 120: 30 },
      isStoryFirst: true,
    }
    const write = (data: unknown) => {
      localStorage.setItem('main-quest-more', JSON.stringify({ v: 1, data }))
      questMoreSaved.refresh()
    }
    questMoreSaved.load()
    write({ ...more, pinned: { ...DEFAULT_SETTING, level: 7, extra: 'x' } })
    expect(questMoreSaved.load()).toEqual({ ...more, pinned: { ...DEFAULT_SETTING, level: 7 } })
    write({ ...more, pinned: { ...DEFAULT_SETTING, level: -7 } })
    expect(questMoreSaved.load().pinned?.level).toBe(7)
    write({ ...more, gathered: { a: -1 }, pinned: null })
    expect(questMoreSaved.load().gathered).toEqual({ '콜론의 잎': 5 })
    for (const minutesOf of [{ 0: 3 }, { 5: 0 }, { x: 3 }, [3], { 1000: 3 }]) {
      write({ ...more, minutesOf, pinned: null })
      expect(questMoreSaved.load().minutesOf).toEqual({ 120: 30 })
    }
    const { minutesOf: _later, isStoryFirst: _latest, ...earlier } = more
    write({ ...earlier, minutes: 4, pinned: null })
    expect(questMoreSaved.load()).toMatchObject({ minutes: 4, minutesOf: {}, isStoryFirst: false })
  })
})
