import { expect, it } from 'vitest'
import { countedWord } from './counted-word.ts'

it.each([
  [' 바쿠쟌  크리 ', '바쿠쟌 크리'],
  ['BAKUZAN?', 'bakuzan'],
  ['ＡＴＫ 10', 'atk 10'],
])('%s is counted as %s', (typed, word) => {
  expect(countedWord(typed)).toBe(word)
})

it.each([
  '',
  ' ',
  'me@example.com',
  '010-1234-5678',
  '010 1234 5678',
  '12345',
  'https://example.com/x',
  'www.example.net',
  'open.kakao.com/o/abc',
  '가'.repeat(41),
])('%s is not counted', (typed) => {
  expect(countedWord(typed)).toBeNull()
})
