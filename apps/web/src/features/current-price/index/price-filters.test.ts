import { expect, it } from 'vitest'
import {
  askOf,
  PRICE_FILTERS,
  readPriceFilters,
  toggledLevels,
  TRUST_ORDER,
  writeLevels,
} from './price-filters.ts'

it('reads an address, and takes nothing strange from it', () => {
  expect(readPriceFilters(PRICE_FILTERS)).toEqual({
    words: '',
    kindId: undefined,
    prices: [],
    sort: 'members',
    levels: undefined,
    isWatched: false,
    pages: 1,
  })
  const strange = { ...PRICE_FILTERS, kind: '../x', sort: 'loud', trust: 'gold', more: '-3' }
  expect(readPriceFilters(strange)).toEqual(readPriceFilters(PRICE_FILTERS))
  expect(readPriceFilters({ ...PRICE_FILTERS, trust: 'low,high', more: '2' })).toMatchObject({
    levels: ['high', 'low'],
    pages: 3,
  })
})

it('asks the server for what was chosen and for nothing else', () => {
  const question = readPriceFilters({ ...PRICE_FILTERS, q: ' ㅂㅋㅈ ', trust: 'medium,high' })
  expect(askOf(question, 2, undefined)).toEqual({
    sort: 'members',
    page: 2,
    pageSize: 20,
    search: 'ㅂㅋㅈ',
    levels: 'high,medium',
  })
  expect(askOf(question, 1, ['a', 'b']).ids).toBe('a,b')
})

it('takes what is asked of prices out of the words', () => {
  const question = readPriceFilters({ ...PRICE_FILTERS, q: '정수 1억 이하', price: 'gt.500' })
  expect(question.words).toBe('정수')
  expect(askOf(question, 1, undefined)).toMatchObject({
    search: '정수',
    price: 'gt.500,lte.100000000',
  })
})

it('ticks and unticks levels, never the last one', () => {
  expect(toggledLevels(undefined, 'none')).toEqual(['high', 'medium', 'low'])
  expect(toggledLevels(['high'], 'high')).toEqual(['high'])
  expect(writeLevels(toggledLevels(['high', 'medium', 'low'], 'none'))).toBe('')
  expect(writeLevels(TRUST_ORDER)).toBe('')
})
