import { describe, expect, it } from 'vitest'
import { fitsAbilityAsk } from './ability-ask.ts'
import { type BossAsk, fitsBossAsk, nearLevels } from './boss-ask.ts'
import { bossWords, effectfulWords, findByReadings } from './list-words.ts'
import { fitsRegistletAsk } from './registlet-ask.ts'

const golem = {
  kind: 'boss',
  isEvent: false,
  elements: [{ element: 'earth' }],
  level: 50,
  hp: null,
  exp: null,
  difficulties: ['easy', 'normal', 'hard'],
  stats: { def: [], mdef: [] },
} as const
const nothing: BossAsk = { withEvents: false }

describe('what is asked of bosses', () => {
  // Hard is ten levels above the normal fifty, easy ten below.
  it.each<[string, BossAsk, boolean]>([
    ['nothing', nothing, true],
    ['its element', { ...nothing, element: 'earth' }, true],
    ['another element', { ...nothing, element: 'fire' }, false],
    ['its kind', { ...nothing, kind: 'boss' }, true],
    ['another kind', { ...nothing, kind: 'fieldBoss' }, false],
    ['about as strong', { ...nothing, near: { level: 50 } }, true],
    ['as strong when it is hard', { ...nothing, near: { level: 69 } }, true],
    ['as strong when it is easy', { ...nothing, near: { level: 31 } }, true],
    ['never so strong', { ...nothing, near: { level: 70 } }, false],
    ['never so weak', { ...nothing, near: { level: 30 } }, false],
  ])('is %s', (_, ask, fits) => {
    expect(fitsBossAsk(golem, ask)).toBe(fits)
  })

  it('is no boss of an event, unless those are asked for', () => {
    const guest = { ...golem, isEvent: true }
    expect(fitsBossAsk(guest, nothing)).toBe(false)
    expect(fitsBossAsk(guest, { withEvents: true })).toBe(true)
  })

  it('is near as it is where it has no difficulties', () => {
    const field = { ...golem, difficulties: [] }
    expect(fitsBossAsk(field, { ...nothing, near: { level: 59 } })).toBe(true)
    expect(fitsBossAsk(field, { ...nothing, near: { level: 60 } })).toBe(false)
  })

  it('is never near to one whose level nobody knows', () => {
    const near = { level: 50 }
    expect(fitsBossAsk({ ...golem, level: null }, { ...nothing, near })).toBe(false)
  })
})

it('the best experience lies nine levels around, and no level is below the first', () => {
  expect(nearLevels(60)).toEqual({ from: 51, to: 69 })
  expect(nearLevels(5)).toEqual({ from: 1, to: 14 })
})

it.each([
  [{}, true],
  [{ level: 30 }, true],
  [{ level: 31 }, false],
  [{ category: 'skill' }, true],
  [{ category: 'passive' }, false],
  [{ tree: 'BLADE' }, true],
  [{ tree: 'shot' }, false],
])('what is asked of registlets is %j: %s', (ask, fits) => {
  const registlet = { levels: [10, 30], category: 'skill', skillTree: 'BLADE' }
  expect(fitsRegistletAsk(registlet, ask)).toBe(fits)
})

it.each([
  [{}, true],
  [{ category: 'conditional' }, true],
  [{ category: 'basic' }, false],
  [{ trigger: 'on-hit' }, true],
  [{ trigger: 'always' }, false],
])('what is asked of abilities is %j: %s', (ask, fits) => {
  expect(fitsAbilityAsk({ category: 'conditional', trigger: 'on-hit' }, ask)).toBe(fits)
})

it('bosses are found by where they are met too, what does something by what it does', () => {
  const named = { name: '골렘', nameEn: 'Golem', aliases: ['돌덩이'] }
  expect(bossWords({ ...named, map: '숲', mapAlt: null })).toEqual({
    name: '골렘',
    aliases: ['돌덩이', 'Golem', '숲'],
  })
  expect(effectfulWords({ ...named, nameEn: null }, ['HP +10', null, ''])).toEqual({
    name: '골렘',
    aliases: ['돌덩이', 'HP +10'],
  })
})

it('the first reading that finds something counts, in all of its spellings', () => {
  const known = new Map([
    ['크리티컬 대미지', ['하나']],
    ['크리티컬 대미지 %', ['둘']],
    ['대미지', ['셋']],
  ])
  const search = (words: string) => known.get(words) ?? []
  const readings = [['크뎀'], ['크리티컬 대미지', '크리티컬 대미지 %'], ['대미지']]
  expect(findByReadings(readings, search)).toEqual(['하나', '둘'])
  expect(findByReadings([['없는 말']], search)).toEqual([])
})
