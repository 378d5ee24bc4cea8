import { expect, it } from 'vitest'
import { looksEmpty, withoutInvisible } from './invisible.ts'

it.each([
  ['zero width space', '\u200b'],
  ['word joiner', '\u2060'],
  ['soft hyphen', '\u00ad'],
  ['left-to-right mark', '\u200e'],
  ['left-to-right embedding', '\u202a'],
  ['right-to-left override', '\u202e'],
  ['isolate', '\u2066'],
  ['Hangul filler', '\u3164'],
  ['half-width Hangul filler', '\uffa0'],
  ['fillers of single letters', '\u115f\u1160'],
  ['byte order mark', '\ufeff'],
  ['joiners', '\u200c\u200d'],
  ['variation selector', '\ufe0f'],
  ['tag letters', '\u{e0041}\u{e007f}'],
  ['empty Braille cell', '\u2800'],
  ['marks of annotations', '\ufff9\ufffb'],
])('a name with a %s in it is the name without it', (_name, sign) => {
  expect(withoutInvisible(`바${sign}쿠잔${sign}`)).toBe('바쿠잔')
  expect(withoutInvisible(sign)).toBe('')
})

it.each([
  ['a family', '👨‍👩‍👧'],
  ['a heart in colour', '❤️'],
  ['a judge of a skin', '🧑🏽‍⚖️'],
  ['a key', '1️⃣'],
  ['a flag', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ['Hindi', 'क्‍ष'],
  ['Persian', 'می‌خواهم'],
  ['blanks and line breaks', '바 쿠\u3000잔\n\t'],
])('%s needs what it has', (_name, text) => {
  expect(withoutInvisible(text)).toBe(text)
})

it.each([
  ['', true],
  [' \u3164\u200b\n', true],
  ['\u200d가', false],
  ['.', false],
])('%j shows nothing: %s', (text, expected) => {
  expect(looksEmpty(text)).toBe(expected)
})

it('a long text of nothing to see takes no time', () => {
  const started = performance.now()
  expect(withoutInvisible('\u200d\ufe0f🏽'.repeat(100_000)).length).toBeLessThan(400_000)
  expect(performance.now() - started).toBeLessThan(2000)
})
