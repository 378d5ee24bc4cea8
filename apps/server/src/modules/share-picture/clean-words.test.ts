import { expect, it } from 'vitest'
import { cleanWords } from './clean-words.ts'

it.each([
  ['발굴 골렘', '발굴 골렘'],
  ['  여러\n\t칸   띄움 ', '여러 칸 띄움'],
  ['🔥불꽃🔥 검 👨‍👩‍👧‍👦', '불꽃 검'],
  ['\u202eevil\u0000\u200b\u0007', 'evil'],
  ['مرحبا 대검', '… 대검'],
  ['バク 장비', '… 장비'],
  ['가\u1100\u1161나', '가가나'],
  ['🙂🙃', ''],
  ['مرحبا', ''],
  ['뷁', ''],
])('%j is drawn as %j', (text, drawn) => {
  expect(cleanWords(text, 40)).toBe(drawn)
})

it('cuts what does not fit, and says so', () => {
  expect(cleanWords('가'.repeat(50), 10)).toBe(`${'가'.repeat(9)}…`)
})

it('is quick with a text of any length', () => {
  expect(cleanWords('\u202e'.repeat(1_000_000), 10)).toBe('')
})
