import { describe, expect, it } from 'vitest'
import { type CrystaAsk, fitsCrystaAsk, madeForGear } from './crysta-ask.ts'
import { type EquipmentAsk, fitsEquipmentAsk } from './equipment-ask.ts'
import { dropWords, nameWords, pieceWords } from './list-words.ts'
import { NO_CONDITIONS } from './stat-conditions.ts'

const crysta = {
  kind: 'weapon',
  isEnhancer: false,
  stats: [
    { stat: 'atk_pct', value: 9 },
    { stat: 'atk_pct', value: 3, when: { slot: 'main', worn: ['katana'] } },
  ],
  drops: [{ monster: '디알크', map: '이벤트' }],
} as const

describe('what is asked of crystas', () => {
  const nothing: CrystaAsk = { kinds: [], conditions: NO_CONDITIONS }
  const atLeast = (value: number, worn = {}): CrystaAsk => ({
    ...nothing,
    conditions: {
      ...NO_CONDITIONS,
      clauses: [{ stat: 'atk_pct', operator: '>=', value }],
      worn,
    },
  })

  it.each<[string, CrystaAsk, boolean]>([
    ['nothing', nothing, true],
    ['its kind', { ...nothing, kinds: ['armor', 'weapon'] }, true],
    ['another kind', { ...nothing, kinds: ['armor'] }, false],
    ['a base', { ...nothing, tier: 'base' }, true],
    ['an enhanced one', { ...nothing, tier: 'enhanced' }, false],
    ['only had at an event', { ...nothing, isAllYear: true }, false],
    ['what it has', atLeast(9), true],
    ['more than it has', atLeast(10), false],
    ['more than it has without the gear', atLeast(12, { main: 'katana' }), true],
  ])('is %s', (_, ask, fits) => {
    expect(fitsCrystaAsk(crysta, ask)).toBe(fits)
  })

  it('may be gear that some stat of it is made for', () => {
    expect(madeForGear([crysta], { main: 'katana' })).toEqual([crysta])
    expect(madeForGear([crysta], { main: 'bow' })).toEqual([])
  })
})

const bow = {
  kind: 'bow',
  element: null,
  stats: [{ stat: 'atk_pct', value: 5, when: { slot: 'main', worn: ['bow'] } }],
  evidence: 'seen',
  numbersEvidence: 'seen',
  unmapped: [],
  obtain: [
    { by: 'monster', level: 120 },
    { by: 'player', level: null },
  ],
  recipe: { level: 90, materials: [{ name: '나무' }] },
} as unknown as Parameters<typeof fitsEquipmentAsk>[0]

describe('what is asked of equipment', () => {
  const nothing: EquipmentAsk = { by: [], elements: [], conditions: NO_CONDITIONS }
  const clauses = [{ stat: 'atk_pct', operator: '>=', value: 5 }] as const

  it.each<[string, EquipmentAsk, boolean]>([
    ['nothing', nothing, true],
    ['its kind', { ...nothing, kind: 'bow' }, true],
    ['another kind', { ...nothing, kind: 'staff' }, false],
    ['one of several kinds', { ...nothing, within: ['staff', 'bow'] }, true],
    ['none of these kinds', { ...nothing, without: ['bow'] }, false],
    ['no element', { ...nothing, elements: ['neutral'] }, true],
    ['an element', { ...nothing, elements: ['fire'] }, false],
    ['how it is had', { ...nothing, by: ['monster'] }, true],
    ['how it is not had', { ...nothing, by: ['npc'] }, false],
    ['a level it is made at', { ...nothing, level: 90 }, true],
    ['a level below', { ...nothing, level: 89 }, false],
    ['a way at a level that is another way’s', { ...nothing, by: ['monster'], level: 90 }, false],
    ['a material', { ...nothing, material: '나무' }, true],
    ['another material', { ...nothing, material: '쇠' }, false],
    ['a sure name', { ...nothing, sure: 'named' }, true],
    ['no known name', { ...nothing, sure: 'nameless' }, false],
    // Whoever holds a bow has what it gives to who holds a bow.
    [
      'what it gives when it is worn',
      { ...nothing, conditions: { ...NO_CONDITIONS, clauses } },
      true,
    ],
  ])('is %s', (_, ask, fits) => {
    expect(fitsEquipmentAsk(bow, ask)).toBe(fits)
  })
})

it('things are found by their names, equipment by who has it too, crystas by who drops them', () => {
  const named = { name: '활', nameEn: 'Bow', aliases: ['긴 활'] }
  expect(nameWords(named)).toEqual({ name: '활', aliases: ['긴 활', 'Bow'] })
  expect(nameWords({ ...named, nameEn: null }).aliases).toEqual(['긴 활'])
  const obtain = [
    { name: '두목', map: '숲' },
    { name: '두목', map: null },
  ]
  expect(pieceWords({ ...named, obtain }).aliases).toEqual(['긴 활', 'Bow', '두목', '숲'])
  expect(dropWords([{ monster: '두목', map: null }])).toEqual({ name: '', aliases: ['두목'] })
})
