import { expect, it } from 'vitest'
import { askedText, tidyName, tidyText } from './tidy-text.ts'

it.each([
  ['바\u200b쿠\u2060잔\u3164', '바쿠잔'],
  ['바쿠잔'.normalize('NFD'), '바쿠잔'],
  ['\u200b\u3164\u2800', ''],
  ['Z\u0300\u0301\u0302\u0303\u0304\u0305\u0306a', 'Z\u0300\u0301\u0302\u0303a'.normalize('NFC')],
  ['क्षत्रिय', 'क्षत्रिय'],
  ['ที่นี่', 'ที่นี่'],
  ['بِسْمِ', 'بِسْمِ'],
  ['Tiếng Việt', 'Tiếng Việt'],
  ['👨‍👩‍👧 ❤️ 1️⃣', '👨‍👩‍👧 ❤️ 1️⃣'],
])('%j is kept as %j', (typed, kept) => {
  expect(tidyText(typed)).toBe(kept)
})

it('keeps what turns the direction of what follows, for whoever has to refuse it', () => {
  expect(tidyText('\u200bgpj\u202eexe')).toBe('gpj\u202eexe')
})

it.each([
  [' 바\u200b쿠잔 \u2060', '바쿠잔'],
  ['\u3164 \u202e', ''],
])('%j names something %j', (typed, name) => {
  expect(tidyName(typed)).toBe(name)
})

it.each([
  ['바쿠잔?', '바쿠잔'],
  ['[바쿠잔]', '바쿠잔'],
  ['「바쿠잔」', '바쿠잔'],
  ['"바쿠잔"!!', '바쿠잔'],
  ['\u202e바쿠잔\u200b…', '바쿠잔'],
  ['(구) 바쿠잔', '구) 바쿠잔'],
  ['바쿠잔？', '바쿠잔'],
  ['［바쿠잔］', '바쿠잔'],
  ['〔바쿠잔〕', '바쿠잔'],
  ['«바쿠잔»。', '바쿠잔'],
  ['▶ 바쿠잔', '바쿠잔'],
  ['• 바쿠잔', '바쿠잔'],
  ['🔍바쿠잔👍', '바쿠잔'],
  ['||바쿠잔||', '바쿠잔'],
  ['_바쿠잔_', '바쿠잔'],
  ['_0', '_0'],
  ['[ATK+9%]', 'ATK+9%'],
  ['🎉', '🎉'],
  ['ATK +9%', 'ATK +9%'],
  ['+9', '+9'],
  ['<바쿠잔>', '바쿠잔'],
  ['>=10 크뎀', '>=10 크뎀'],
  ['<= 10 크뎀', '<= 10 크뎀'],
  ['???', '???'],
  ['', ''],
])('%j asks for %j', (typed, asked) => {
  expect(askedText(typed)).toBe(asked)
})

it('a long run of marks takes no time', () => {
  const started = performance.now()
  for (const sign of ['?', '[', '<', '😀', ' ', '_']) askedText(`가${sign.repeat(20_000)}나`)
  expect(performance.now() - started).toBeLessThan(1000)
})
