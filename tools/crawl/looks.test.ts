import { expect, it } from 'vitest'
import { lookName, looksOf } from './looks.ts'

it('are all there are where nothing is asked, the owner’s first', () => {
  const looks = looksOf({})
  expect(looks).toHaveLength(3 * 2 * 2 * 2)
  expect(looks[0]).toMatchObject({ person: 'owner' })
})

it('are those with one of the words asked for', () => {
  const looks = looksOf({ person: ['visitor'], width: ['390'], language: ['korea'] })
  expect(looks.map(lookName)).toEqual(['visitor-korea-light-390', 'visitor-korea-dark-390'])
})

it('are refused by a word there is not: nothing would be looked at', () => {
  expect(() => looksOf({ width: ['phone'] })).toThrow('phone is none of 390, 1280')
})
