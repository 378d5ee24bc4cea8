import { expect, it } from 'vitest'
import { plainWords } from './plain-words.ts'

it.each([
  ['물리 대검 · 크리티컬 데미지 +12%', '물리 대검 · 크리티컬 데미지 +12%'],
  ['Lv.305 1.5배 v2.0 대검.', 'Lv.305 1.5배 v2.0 대검.'],
  ['공짜 https://evil.example/a 스피나', '공짜 스피나'],
  ['공짜 ｈｔｔｐｓ：／／ｅｖｉｌ．ｅｘａｍｐｌｅ 스피나', '공짜 스피나'],
  ['공짜 ht\u200btps:\u200d//evil.example 스피나', '공짜 스피나'],
  ['공짜 https:\u2215\u2215evil.example 스피나', '공짜 스피나'],
  ['공짜 evil\u3002example/a 스피나', '공짜 스피나'],
  ['공짜 \u0435v\u0456l.\u0441\u043em 스피나', '공짜 스피나'],
  ['공짜 w\u2060ww.evil.example', '공짜'],
  ['\u202egpj.exe', ''],
])('%j is shown as %j', (text, shown) => {
  expect(plainWords(text)).toBe(shown)
})
