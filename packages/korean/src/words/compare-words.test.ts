import { expect, it } from 'vitest'
import { compareWords } from './compare-words.ts'

it('sorts Korean names by syllable, numbers as numbers, and Korean before Latin', () => {
  const sorted = ['다크', 'Dark', '검 10', '가드', '검 2'].toSorted(compareWords)
  expect(sorted).toEqual(['가드', '검 2', '검 10', '다크', 'Dark'])
})

it('sorts in the order of another language where that is asked for', () => {
  const words = ['Sword 10', '가드', 'sword 2', 'Axe']
  const inEnglish = words.toSorted((left, right) => compareWords(left, right, 'en'))
  expect(inEnglish).toEqual(['Axe', 'sword 2', 'Sword 10', '가드'])
})
