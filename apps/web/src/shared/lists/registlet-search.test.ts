import type { Registlet } from '@gyeol/contract'
import { expect, it } from 'vitest'
import {
  askOf,
  bestLevel,
  createRegistletIndex,
  readOrder,
  REGISTLET_FILTERS,
  writeOrder,
} from './registlet-search.ts'

function registlet(id: string, rest: Partial<Registlet>): Registlet {
  return {
    id,
    version: 1,
    name: id,
    nameEn: null,
    aliases: [],
    note: '',
    evidence: 'seen',
    numbersEvidence: 'unknown',
    asOf: null,
    category: 'passive',
    skillTree: null,
    skill: null,
    maxLevel: 10,
    levels: [],
    effect: '',
    ...rest,
  }
}

const items = [
  registlet('a', { name: '최대 HP Up', levels: [10, 30], effect: '레벨당 최대 HP +10' }),
  registlet('b', {
    name: '트윈 슬래시:강화',
    category: 'skill',
    skillTree: 'DualSword',
    skill: 'Twin Slash',
    levels: [30, 50],
  }),
  registlet('c', { name: '회피 Up', levels: [50] }),
]
const index = createRegistletIndex(items)
const nobody = { favourites: new Set<string>(), owned: new Set<string>() }
const find = (values: Partial<Record<keyof typeof REGISTLET_FILTERS, string>>, marked = nobody) =>
  index.find({ ...REGISTLET_FILTERS, ...values }, marked).map(({ id }) => id)

it('finds by name, 초성, effect and skill', () => {
  expect(find({ q: 'ㅌㅇㅅㄹㅅ' })).toEqual(['b'])
  expect(find({ q: '레벨당' })).toEqual(['a'])
  expect(find({ q: 'twin' })).toEqual(['b'])
})

it('finds by slang, with the kind beside the name, and with a particle', () => {
  const few = createRegistletIndex([
    registlet('damage', { name: '회심', effect: '크리티컬 데미지 +5' }),
    registlet('other', { name: '회피 Up' }),
  ])
  const found = (q: string) => few.find({ ...REGISTLET_FILTERS, q }, nobody).map(({ id }) => id)
  expect(found('크뎀')).toEqual(['damage'])
  expect(found('회피 레지스트릿')).toEqual(['other'])
  expect(found('회심을')).toEqual(['damage'])
  expect(found('없는말')).toEqual([])
})

it('filters by level, category, tree and mark', () => {
  expect(find({ level: '30' })).toEqual(['a', 'b'])
  expect(find({ category: 'skill' })).toEqual(['b'])
  expect(find({ tree: 'DualSword' })).toEqual(['b'])
  const marked = { favourites: new Set(['c']), owned: new Set(['a']) }
  expect(find({ mark: 'favourite' }, marked)).toEqual(['c'])
  expect(find({ mark: 'owned' }, marked)).toEqual(['a'])
  expect(find({ mark: 'missing' }, marked)).toEqual(['b', 'c'])
})

it('sorts either way; what is found nowhere comes last', () => {
  const graded = createRegistletIndex([
    registlet('x', { maxLevel: 5, levels: [50] }),
    registlet('y', { maxLevel: 20, levels: [] }),
    registlet('z', { maxLevel: 10, levels: [30, 90] }),
  ])
  const ids = (sort: string) =>
    graded.find({ ...REGISTLET_FILTERS, sort }, nobody).map(({ id }) => id)
  // As links have said it all along: the highest first.
  expect(ids('maxLevel')).toEqual(['y', 'z', 'x'])
  expect(ids('-maxLevel')).toEqual(['x', 'z', 'y'])
  expect(ids('level')).toEqual(['z', 'x', 'y'])
  expect(ids('-level')).toEqual(['x', 'z', 'y'])
  expect(ids('-name')).toEqual(['z', 'y', 'x'])
  for (const sort of ['maxLevel', '-maxLevel', 'level', '-level', '-name']) {
    const order = readOrder(sort)
    expect(order === undefined ? '' : writeOrder(order)).toBe(sort)
  }
})

it('says where most of what is missing can be had', () => {
  expect(bestLevel(items, new Set())).toEqual({ level: 30, count: 2 })
  expect(bestLevel(items, new Set(['a', 'b']))).toEqual({ level: 50, count: 1 })
  expect(bestLevel(items, new Set(['a', 'b', 'c']))).toBeNull()
})

it('leaves out what no registlet can have, so that an old link still shows a list', () => {
  const asked = {
    ...REGISTLET_FILTERS,
    level: '99999',
    category: 'x',
    tree: 'x',
    mark: 'x',
    q: 'a',
  }
  expect(index.known(asked)).toEqual({ ...REGISTLET_FILTERS, q: 'a' })
  const good = { ...asked, level: '30', category: 'skill', tree: 'DualSword', mark: 'owned' }
  expect(index.known(good)).toEqual(good)
})

it('asks the same of a kept search as of the list', () => {
  const asked = {
    ...REGISTLET_FILTERS,
    q: '블레이드',
    level: '30',
    category: 'skill',
    tree: 'BLADE',
  }
  expect(askOf(asked)).toEqual({ level: 30, category: 'skill', tree: 'BLADE' })
  expect(askOf(REGISTLET_FILTERS)).toEqual({})
})
