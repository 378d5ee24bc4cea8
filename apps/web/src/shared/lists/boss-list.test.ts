import type { Boss } from '@gyeol/contract'
import { UNKNOWN_BOSS_STATS } from '@gyeol/contract'
import { expect, it } from 'vitest'
import {
  askOf,
  BOSS_FILTERS,
  createBossIndex,
  readBossQuery,
  writeBossNumbers,
  writeOrder,
} from './boss-list.ts'

function boss(id: string, rest: Partial<Boss>): Boss {
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
    kind: 'boss',
    isEvent: false,
    level: 100,
    difficulties: ['easy', 'normal', 'hard', 'nightmare', 'ultimate'],
    map: null,
    mapAlt: null,
    mapEvidence: 'none',
    elements: [{ element: 'fire', when: null }],
    hp: 1000,
    exp: 100,
    stats: { ...UNKNOWN_BOSS_STATS, def: [{ value: 50, when: null }] },
    proration: { normal: null, physical: null, magic: null },
    crystaIds: [],
    ...rest,
  }
}

const items = [
  boss('golem', { name: '발굴 골렘', level: 16, map: 'Underground Ruins' }),
  boss('wolf', { name: '포레스트 울프', level: 30, elements: [{ element: 'wind', when: null }] }),
  boss('field', { name: '콜론 커맨드', kind: 'fieldBoss', level: 33, difficulties: [] }),
  boss('party', { name: '생일 케이크', isEvent: true, level: 20 }),
]
const index = createBossIndex(items)

it('lists the weakest first, and last those whose level nobody knows', () => {
  const bosses = [...items, boss('nobody knows', { level: null }), boss('lowest', { level: 1 })]
  const rows = createBossIndex(bosses).find(readBossQuery(BOSS_FILTERS, 200))
  const order = rows.map((row) => row.boss.id)
  expect(order).toEqual(['lowest', 'golem', 'wolf', 'field', 'nobody knows'])
})
const ids = (values: Partial<Record<keyof typeof BOSS_FILTERS, string>>) =>
  index.find(readBossQuery({ ...BOSS_FILTERS, ...values }, 60)).map(({ boss: { id } }) => id)

it('lists by level and hides bosses of events until asked', () => {
  expect(ids({})).toEqual(['golem', 'wolf', 'field'])
  expect(ids({ event: '1' })).toEqual(['golem', 'party', 'wolf', 'field'])
})

it('filters by name, place, element and kind', () => {
  expect(ids({ q: 'ㅂㄱㄱㄹ' })).toEqual(['golem'])
  expect(ids({ q: 'ruins' })).toEqual(['golem'])
  expect(ids({ element: 'wind' })).toEqual(['wolf'])
  expect(ids({ kind: 'fieldBoss' })).toEqual(['field'])
})

it('lists who is called so before whose name or map only has it', () => {
  const few = createBossIndex([
    boss('map', { name: '늪의 뱀', level: 1, map: '골렘 광산' }),
    boss('longer', { name: '고대 골렘', level: 2 }),
    boss('exact', { name: '골렘', level: 90 }),
  ])
  const found = (q: string) =>
    few.find(readBossQuery({ ...BOSS_FILTERS, q }, 60)).map(({ boss: { id } }) => id)
  expect(found('골렘')).toEqual(['exact', 'longer', 'map'])
  expect(found('고대 골렘 보스')).toEqual(['longer'])
  expect(found('보스 골렘 찾아줘')).toEqual(['exact', 'longer', 'map'])
})

it('computes the numbers of the difficulty and keeps the normal ones where there is none', () => {
  const [golem, field] = index.find(readBossQuery({ ...BOSS_FILTERS, difficulty: 'hard' }, 60))
  expect(golem).toMatchObject({ difficulty: 'hard', at: { level: 26, hp: 2000, exp: 200 } })
  expect(golem?.at.def).toEqual([{ value: 100, when: null }])
  expect(field).toMatchObject({ difficulty: null, at: { level: 33, hp: 1000 } })
})

it('shows each boss at the difficulty nearest to the viewer, and only those about as strong', () => {
  const asked = { ...BOSS_FILTERS, difficulty: 'nearest', level: '48', near: '1' }
  const views = index.find(readBossQuery(asked, 60))
  expect(views.map(({ boss: { id }, difficulty }) => [id, difficulty])).toEqual([
    ['wolf', 'nightmare'],
    ['golem', 'ultimate'],
  ])
})

it('looks at every difficulty for those about as strong, whichever the list shows', () => {
  const asked = { ...BOSS_FILTERS, difficulty: 'normal', level: '48', near: '1' }
  const views = index.find(readBossQuery(asked, 60))
  expect(views.map(({ boss: { id }, difficulty }) => [id, difficulty])).toEqual([
    ['wolf', 'nightmare'],
    ['golem', 'ultimate'],
  ])
})

it('sorts by any number, the largest first when asked', () => {
  expect(ids({ sort: '-level' })).toEqual(['field', 'wolf', 'golem'])
  expect(ids({ sort: 'name' })).toEqual(['golem', 'field', 'wolf'])
})

it('says an order in the address as it reads it, and leaves the usual one out', () => {
  for (const sort of ['', '-level', 'hp', '-physResist', 'critResist']) {
    expect(writeOrder(readBossQuery({ ...BOSS_FILTERS, sort }, 60).order)).toBe(sort)
  }
})

it('asks the same of a kept search as of the list', () => {
  const values = { ...BOSS_FILTERS, element: 'earth', difficulty: 'hard', near: '1', event: '1' }
  // Around whom is the viewer's own level of now.
  expect(askOf(readBossQuery(values, 60))).toEqual({
    element: 'earth',
    withEvents: true,
    near: { level: 60 },
  })
  expect(askOf(readBossQuery(BOSS_FILTERS, 60))).toEqual({ withEvents: false })
})

it('says numbers in the address as it reads them', () => {
  for (const number of ['', 'exp.gte.1000000', 'level.lte.100,hp.gte.5000000']) {
    const { numbers } = readBossQuery({ ...BOSS_FILTERS, number }, 60)
    expect(writeBossNumbers(numbers)).toBe(number)
  }
})
