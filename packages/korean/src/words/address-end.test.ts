import { expect, it } from 'vitest'
import { withoutGlue } from './address-end.ts'

it.each([
  ['https://example.com/s/abc에서', 'https://example.com/s/abc'],
  ['https://example.com/z이에요!', 'https://example.com/z'],
  ['https://example.com/이에요', 'https://example.com/'],
  ['https://example.com이에요', 'https://example.com'],
  ['https://example.com/s/abc.에서', 'https://example.com/s/abc'],
  ['https://example.com/s/abc)에서', 'https://example.com/s/abc'],
  ['https://example.com/s/abc/에서', 'https://example.com/s/abc/'],
  ['https://example.com/?q=abc에서', 'https://example.com/?q=abc'],
  ['https://example.com/%EA%B0%80에서', 'https://example.com/%EA%B0%80'],
  ['www.example.com에서', 'www.example.com'],
  ['https://example.com/a\u202c', 'https://example.com/a'],
  ['https://example.com/a\u200b뒤', 'https://example.com/a'],
  ['https://example.com/a**', 'https://example.com/a'],
  ['https://example.com/a).', 'https://example.com/a'],
  ['https://example.com/a」', 'https://example.com/a'],
  ['https://example.com/a…', 'https://example.com/a'],
  ['https://example.com/a,', 'https://example.com/a'],
  ['https://example.com/a을', 'https://example.com/a'],
  ['https://example.com/s/abc。です', 'https://example.com/s/abc'],
  ['https://example.com/s/abcの', 'https://example.com/s/abc'],
  ['https://example.com/s/abc】에서', 'https://example.com/s/abc'],
  ['https://example.com/s/abc：', 'https://example.com/s/abc'],
  ['https://example.com/s/abc😀', 'https://example.com/s/abc'],
  ['https://example.com/s/abc♥봐요', 'https://example.com/s/abc'],
  ['https://example.com/s/abc→뒤', 'https://example.com/s/abc'],
  ['https://example.com/s/abc^^;', 'https://example.com/s/abc'],
  ['https://example.com/s/abc](', 'https://example.com/s/abc'],
  ['https://example.com/s/abc<', 'https://example.com/s/abc'],
  ['https://example.com/s/abc\\', 'https://example.com/s/abc'],
  ['https://example.com/s/abc—', 'https://example.com/s/abc'],
  ['https://example.com/s/abcㅋㅋ', 'https://example.com/s/abc'],
])('of %j the address is %j', (text, address) => {
  expect(withoutGlue(text)).toBe(address)
})

it.each([
  'https://example.com/s/abc',
  'https://ko.wikipedia.org/wiki/토람_온라인',
  'https://example.com/검색?q=바쿠잔',
  'https://example.com/wiki/Toram_(game)',
  'https://example.com/바쿠잔-2',
  'https://example.com/wiki/Toram_(게임)',
  'https://ja.wikipedia.org/wiki/トーラム',
  'https://example.com/a-',
  'https://example.com/s/ab_c_',
  'https://결정판.한국/이벤트',
  'https://example.com/%EA%B0%80',
  'https://example.com/a-b_c~d?e=f&g#h',
  'https://example.com/?q=바쿠잔+9%25',
])('%j is an address to its end', (text) => {
  expect(withoutGlue(text)).toBe(text)
})

it('a long run of signs takes no time', () => {
  const started = performance.now()
  for (const sign of ['a', '.', ')', '😀', '가', '[('])
    for (const end of ['', 'x']) withoutGlue(`https://example.com/${sign.repeat(10_000)}${end}`)
  expect(performance.now() - started).toBeLessThan(1000)
})
