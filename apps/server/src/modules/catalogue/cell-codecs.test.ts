import { expect, it } from 'vitest'
import { flagCell, nameCell, readInteger, readText } from './cell-codecs.ts'
import { isEmptyCell } from './file-field.ts'
import { statsCell } from './stat-cells.ts'

it.each([
  ['1,234,567', 1_234_567],
  ['２５４', 254],
  ['１,２３４', 1234],
  ['１，２３４', 1234],
  ['254.0', 254],
  ['+3', 3],
  ['-300', -300],
  ['−300', -300],
  ['－300', -300],
  ['–300', -300],
  ['\u200e300\u00ad', 300],
  [300, 300],
])('%s is the whole number %i', (written, number) => {
  expect(readInteger(written)).toBe(number)
})

it.each([
  ['1,5', '쉼표가 소수점인지'],
  ['12,34', '쉼표가 소수점인지'],
  ['1,2345', '쉼표가 소수점인지'],
  ['1.5E+06', '엑셀이 줄여 쓴 수'],
  ['1234567.5', '정수를 적어 주세요'],
  ['9%', '정수를 적어 주세요'],
  [0.5, '정수를 적어 주세요'],
])('%s is asked about as it stands there', (written, words) => {
  expect(() => readInteger(written)).toThrow(`'${written}'`)
  expect(() => readInteger(written)).toThrow(words)
})

it('a text has nothing in it that nobody sees', () => {
  expect(readText('바\u00ad쿠\u2060잔\u200b')).toBe('바쿠잔')
  expect(readText('바쿠잔'.normalize('NFD'))).toBe('바쿠잔')
})

it.each(['\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])('%j breaks a line', (sign) => {
  expect(readText(`ATK +5%${sign}STR +3`)).toBe('ATK +5%\nSTR +3')
})

it('what a box to tick holds is what stands there', () => {
  expect(flagCell.read(true)).toBe(true)
  expect(readText(true)).toBe('TRUE')
  expect(() => flagCell.read('Maybe')).toThrow("'Maybe'")
})

it.each([
  '• ATK +5%\n• STR +3',
  '1️⃣ ATK +5%\n2️⃣ STR +3',
  '▶ATK +5%\nㄴ STR +3',
  '- ATK +5% | - STR +3',
])('%j are two options', (text) => {
  expect(statsCell.read(text)).toHaveLength(2)
})

it('a cell of nothing but such signs is empty', () => {
  expect(isEmptyCell('\u3164\u200b ')).toBe(true)
})

it('a name a spreadsheet has shortened is not taken for one', () => {
  expect(() => nameCell.read('1.5E+06')).toThrow("'1.5E+06': 엑셀이 줄여 쓴 수예요")
})
