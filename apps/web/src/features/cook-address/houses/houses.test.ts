import type { CookAddress } from '@gyeol/contract'
import { describe, expect, it } from 'vitest'
import {
  chooseHouses,
  countByFood,
  groupCode,
  type HouseChoice,
  housesOf,
  toCookHouses,
} from './houses.ts'

const NOW = Date.parse('2026-11-24T03:00:00Z')

const row = (change: Partial<CookAddress>): CookAddress => ({
  id: `${change.addressId}-${change.food}`,
  food: 'max_hp',
  level: 10,
  address: change.addressId ?? '1000001',
  memo: '',
  addressId: '1000001',
  freshness: 'fresh',
  confirmedDay: '2026-11-24',
  isClosed: false,
  closedReports: 0,
  closedDay: null,
  isSample: false,
  version: 1,
  canEdit: false,
  canEditHouse: false,
  isMine: false,
  myMark: null,
  removal: null,
  ...change,
})

const ALL: HouseChoice = { sort: 'recent', show: 'all', words: '', includeOld: false, wanted: [] }

describe('houses', () => {
  it('[CK1] are rows with one addressId', () => {
    const [house, ...others] = housesOf([row({}), row({ food: 'atk', level: 8 })], NOW)
    expect(others).toEqual([])
    expect(house?.dishes.map(({ food, level }) => [food, level])).toEqual([
      ['max_hp', 10],
      ['atk', 8],
    ])
  })

  it('[CK4] age with the Korean day, also in a stored list', () => {
    const rows = [row({ confirmedDay: '2026-11-10' })]
    const at = (time: string) => housesOf(rows, Date.parse(time))[0]
    expect(at('2026-11-24T14:59:59Z')).toMatchObject({ ageDays: 14, freshness: 'fresh' })
    expect(at('2026-11-24T15:00:00Z')).toMatchObject({ ageDays: 15, freshness: 'aging' })
  })

  it('[CK14] are samples only where nothing is real', () => {
    const sample = row({ addressId: '0000001', isSample: true, confirmedDay: '2025-01-01' })
    expect(housesOf([sample], NOW)[0]).toMatchObject({ isSample: true, freshness: 'fresh' })
    expect(housesOf([sample, row({})], NOW).map(({ isSample }) => isSample)).toEqual([false])
  })

  it('are listed with the closed ones last, and old ones only when asked for', () => {
    const rows = [
      row({ addressId: '1000003', isClosed: true }),
      row({ addressId: '1000002', confirmedDay: '2026-11-20' }),
      row({ addressId: '1000001', confirmedDay: '2026-11-23' }),
      row({ addressId: '1000004', confirmedDay: '2026-06-01' }),
    ]
    const codes = (choice: Partial<HouseChoice>) =>
      chooseHouses(housesOf(rows, NOW), { ...ALL, ...choice }).map(({ address }) => address)
    expect(codes({})).toEqual(['1000001', '1000002', '1000003'])
    expect(codes({ includeOld: true })).toEqual(['1000001', '1000002', '1000004', '1000003'])
    expect(codes({ show: 'fresh' })).toEqual(['1000001', '1000002'])
    expect(codes({ words: '1000 002' })).toEqual(['1000002'])
    expect(codes({ words: '최대HP' })).toHaveLength(3)
    expect(codes({ words: '드랍률' })).toEqual([])
    const wish = { food: 'max_hp', level: 10 } as const
    expect(codes({ show: 'wanted', wanted: [wish] })).toHaveLength(3)
    expect(codes({ show: 'wanted', wanted: [{ food: 'atk', level: 1 }] })).toEqual([])
  })

  it('are counted by dish where they are open', () => {
    const rows = [row({}), row({ addressId: '2', isClosed: true })]
    expect(countByFood(housesOf(rows, NOW)).get('max_hp')).toBe(1)
  })

  it('go to the planner as digits', () => {
    expect(toCookHouses(housesOf([row({})], NOW))).toEqual([
      {
        code: '1000001',
        ageDays: 0,
        isClosed: false,
        dishes: [{ food: 'max_hp', level: 10 }],
      },
    ])
  })

  it.each([
    ['10103567', '1010 3567'],
    ['2048810', '204 8810'],
  ])('the code %s is read as %s', (code, text) => expect(groupCode(code)).toBe(text))
})
