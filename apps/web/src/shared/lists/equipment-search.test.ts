import type { Equipment, ObtainKind } from '@gyeol/contract'
import { readEquipmentRows } from '@gyeol/game-data'
import { describe, expect, it } from 'vitest'
import { PIECE } from './equipment.fixture.ts'
import { EQUIPMENT_FILTERS, readEquipmentQuery } from './equipment-filters.ts'
import { createEquipmentIndex } from './equipment-search.ts'

const empty = PIECE

const pieces: readonly Equipment[] = [
  { ...empty, id: 'bow', name: '기어 보우', stats: [{ stat: 'crit_damage', value: 5 }] },
  { ...empty, id: 'gun', name: '낡은 총', kind: 'bowgun', stats: [{ stat: 'atk_pct', value: 3 }] },
  {
    ...empty,
    id: 'robe',
    name: '로브',
    kind: 'armor',
    stats: [{ stat: 'magic_pierce_pct', value: 4 }],
  },
  {
    ...empty,
    id: 'both',
    name: '파마의 화살',
    kind: 'arrow',
    stats: [
      { stat: 'phys_pierce_pct', value: 3 },
      { stat: 'crit_damage', value: 9 },
    ],
  },
]
const index = createEquipmentIndex(pieces)
const find = (q: string) =>
  index.find(readEquipmentQuery({ ...EQUIPMENT_FILTERS, q })).map(({ id }) => id)

describe('a typed search for equipment', () => {
  it.each([
    ['크뎀', ['both', 'bow']],
    ['ㅋㄷ 6', ['both']],
    ['크뎀 5 이하', ['bow', 'gun', 'robe']],
    ['관통', ['robe', 'both']],
    ['물관 또는 마관 4', ['robe']],
    ['무기', ['bow', 'gun']],
    ['활이나 자동활', ['bow', 'gun']],
    ['무기 제외', ['robe', 'both']],
    ['활 제외 크뎀', ['both']],
    ['옷 마관', ['robe']],
    ['with bow crit damage', ['bow']],
    ['ㄱㅇㅂㅇ', ['bow']],
    ['파마의 화살', ['both']],
    ['마관 제외 화살', ['both']],
  ])('%s', (typed, ids) => {
    expect(find(typed)).toEqual(ids)
  })
})

const ROWS = readEquipmentRows()

/** Shipped names that are also words for a whole kind. */
const KIND_WORDS = ['너클', '대거', '로드', '보우건']

it('takes every shipped name typed in full for a name', () => {
  const shipped = createEquipmentIndex(ROWS.map((row) => ({ ...empty, ...row }) as Equipment))
  const names = [...new Set(ROWS.map(({ name }) => name))]
  const found = (name: string) =>
    shipped.find(readEquipmentQuery({ ...EQUIPMENT_FILTERS, q: name }))
  const kinds = names.filter((name) => shipped.read(name).parts.length > 0)
  // What players call a whole kind shows that kind, the piece of that name in it.
  expect(kinds.toSorted()).toEqual(KIND_WORDS)
  expect(kinds.filter((name) => !found(name).some((piece) => piece.name === name))).toEqual([])
  const called = names.filter((name) => !kinds.includes(name))
  // Round-Eared Hat and Round Eared Hat are two pieces of one list and one of another.
  const letters = (name: string | undefined) => name?.replaceAll(/[\s-]/g, '')
  expect(called.filter((name) => letters(found(name)[0]?.name) !== letters(name))).toEqual([])
})

describe('the filters of the rail', () => {
  const all: readonly Equipment[] = [
    { ...empty, id: 'dropped', element: 'fire', obtain: [way('monster')] },
    { ...empty, id: 'bought', evidence: 'none', obtain: [way('npc'), way('smith')] },
    { ...empty, id: 'made', numbersEvidence: 'ambiguous', obtain: [way('player')] },
    { ...empty, id: 'odd', evidence: 'guess', unmapped: ['알 수 없는 줄'] },
  ]
  const shown = (filters: Partial<typeof EQUIPMENT_FILTERS>) =>
    createEquipmentIndex(all)
      .find(readEquipmentQuery({ ...EQUIPMENT_FILTERS, ...filters }))
      .map(({ id }) => id)

  it.each([
    [{ by: 'monster' }, ['dropped']],
    [{ by: 'smith,player' }, ['bought', 'made']],
    [{ by: 'nonsense' }, ['dropped', 'bought', 'made', 'odd']],
    [{ element: 'fire' }, ['dropped']],
    [{ element: 'neutral' }, ['bought', 'made', 'odd']],
    [{ sure: 'named' }, ['dropped', 'made']],
    [{ sure: 'nameless' }, ['bought']],
    [{ sure: 'disputed' }, ['made']],
    [{ sure: 'unmapped' }, ['odd']],
  ])('%j', (filters, ids) => {
    // The texts of an address.
    expect(shown(filters as Partial<typeof EQUIPMENT_FILTERS>)).toEqual(ids)
  })

  function way(by: ObtainKind) {
    return { by, name: '누군가', level: null, map: null }
  }
})

it('knows what is in the list, whatever hides it', () => {
  expect(index.knows('기어')).toBe(true)
  expect(index.knows('엠버 캐논')).toBe(false)
})

it('what takes a material is found by its whole name', () => {
  const made = (id: string, name: string): Equipment => ({
    ...empty,
    id,
    recipe: { level: null, difficulty: null, fee: null, materials: [{ name, amount: 2 }] },
  })
  const { find: findIn } = createEquipmentIndex([
    made('fur', 'Wolf Fur'),
    made('other', 'Fur'),
    empty,
  ])
  const ids = (material: string) =>
    findIn(readEquipmentQuery({ ...EQUIPMENT_FILTERS, material })).map(({ id }) => id)
  expect(ids('Wolf Fur')).toEqual(['fur'])
  expect(ids('Fur')).toEqual(['other'])
  expect(ids('wolf')).toEqual([])
})

it('a level takes what is had there or below, in a way that is asked for', () => {
  type Way = Equipment['obtain'][number]
  const had = (id: string, by: ObtainKind, level: number | null): Equipment => {
    const way: Way = { by, name: '어디', level: by === 'player' ? null : level, map: null }
    const recipe = { level, difficulty: null, fee: null, materials: [] }
    return { ...empty, id, obtain: [way], recipe: by === 'player' ? recipe : null }
  }
  const { find: findIn } = createEquipmentIndex([
    had('low', 'monster', 100),
    had('high', 'monster', 101),
    had('made', 'player', 60),
    had('bought', 'npc', null),
  ])
  const ids = (level: string, by = '') =>
    findIn(readEquipmentQuery({ ...EQUIPMENT_FILTERS, level, by })).map(({ id }) => id)
  expect(ids('100')).toEqual(['low', 'made'])
  expect(ids('101', 'monster')).toEqual(['low', 'high'])
  expect(ids('60', 'monster')).toEqual([])
  for (const level of ['', '0', '-1', 'abc', '1000']) expect(ids(level)).toHaveLength(4)
})
