import { describe, expect, it } from 'vitest'
import { priceText, readPrices } from './typed-prices.ts'

/** As if HP reached 20,000 and nothing else more than a hundred. */
const reaches = (word: string, amount: number) =>
  amount <= (word === 'HP' ? 20_000 : ['물관', '크뎀', 'ATK'].includes(word) ? 100 : -1)

const read = (text: string) => {
  const { prices, rest } = readPrices(text, reaches)
  return [...prices.map(({ clause: { operator, value } }) => `${operator}${value}`), rest]
}

describe('prices among what is typed', () => {
  it.each([
    ['천만 이하', '<=10000000', ''],
    ['1천만 이하', '<=10000000', ''],
    ['1억 이하 크리', '<=100000000', ''],
    ['1억 이하 크리스타', '<=100000000', ''],
    ['물관 1억 이하', '<=100000000', '물관'],
    ['물관 10 이상 1억 이하', '<=100000000', '물관 10 이상'],
    ['500만 미만', '<5000000', ''],
    ['500만미만 무기', '<5000000', '무기'],
    ['1억 넘는 무기', '>100000000', '무기'],
    ['1억이 넘는 무기', '>100000000', '무기'],
    ['1억 안 넘는 무기', '<=100000000', '무기'],
    ['1억보다 싼 무기', '<100000000', '무기'],
    ['1억2천 초과', '>120000000', ''],
    ['1억 2,400만 이하', '<=124000000', ''],
    ['1.5억까지', '<=150000000', ''],
    ['1.5억 이하인 활', '<=150000000', '활'],
    ['50만 이하 무기', '<=500000', '무기'],
    ['최대 3천만 활', '<=30000000', '활'],
    ['≤1억', '<=100000000', ''],
    ['１억 이하', '<=100000000', ''],
    ['1억↓ 활', '<=100000000', '활'],
    ['10,000,000 이하', '<=10000000', ''],
    ['시세 500 이하', '<=500', ''],
    ['가격이 500 이하인 활', '<=500', '활'],
    ['500 스피나 이하', '<=500', ''],
    ['500만 이하 시세', '<=5000000', ''],
    ['1m 이하', '<=1000000', ''],
    ['under 10m crysta', '<10000000', ''],
    ['crystas under 1.5 million', '<1500000', ''],
    ['at most 500k bow', '<=500000', 'bow'],
    ['bow 10m or less', '<=10000000', 'bow'],
    ['over 2b', '>2000000000', ''],
    ['price at least 100', '>=100', ''],
  ])('%s', (typed, ...wanted) => {
    expect(read(typed)).toEqual(wanted)
  })

  it.each([
    ['500만 이상 1억 이하 활', '>=5000000', '<=100000000', '활'],
    ['500만~1억 활', '>=5000000', '<=100000000', '활'],
    ['500~800만', '>=5000000', '<=8000000', ''],
    ['between 5m and 10m bow', '>=5000000', '<=10000000', 'bow'],
  ])('%s is two', (typed, ...wanted) => {
    expect(read(typed)).toEqual(wanted)
  })

  it.each([
    'HP 1만 이상',
    '1만 이상 HP',
    'HP 500만 이상',
    '경험치 100만 이상',
    'ATK 1k 이상',
    'ATK 500 이하',
    '크뎀 10만',
    '1억 크리',
    '회피+16',
    '10~20 물관',
    '레벨 100 이하',
    '무한',
    '천만',
  ])('%s is none', (typed) => {
    expect(read(typed)).toEqual([typed])
  })

  it('answers at once, whatever is typed', () => {
    for (const odd of [
      '1억'.repeat(60),
      `1억${'1'.repeat(200)}`,
      '1,'.repeat(150),
      '1 만 '.repeat(60),
    ])
      expect(read(`${odd}x`).length).toBeGreaterThan(0)
  })

  it('says each so that it is read again', () => {
    for (const operator of ['>=', '>', '<=', '<'] as const)
      for (const value of [1, 500, 12_345_678, 100_000_000, 1_000_000_000_000_000]) {
        const { prices, rest } = readPrices(priceText({ operator, value }), reaches)
        expect([prices.map(({ clause }) => clause), rest]).toEqual([[{ operator, value }], ''])
      }
  })
})
