import { expect, it } from 'vitest'
import { readStatLines } from './read-stat-lines.ts'

const ATK = { ok: true, lines: [{ stat: 'atk_pct', value: 9 }] }

it.each([
  'ATK +9%',
  'ＡＴＫ ＋９％',
  '• ATK +9%',
  '① ATK +9%',
  '> ATK +9%',
  '[길드원] [오후 3:21] ATK +9%',
  'AT\u200bK \u200e+9%\ufeff',
])('reads %j', (text) => {
  expect(readStatLines(text)).toMatchObject(ATK)
})

it('reads Hangul letter by letter', () => {
  expect(readStatLines('공격속도 +300'.normalize('NFD'))).toMatchObject({ ok: true })
})
