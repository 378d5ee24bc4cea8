import { expect, it } from 'vitest'
import { pastedLines } from './pasted-lines.ts'

const textsOf = (text: string) => pastedLines(text).map((line) => line.text)

it.each([
  ['KakaoTalk on a computer', '[길드원] [오후 3:21] 가 +1'],
  ['a name with brackets', '[[부길마] 나무 2] [오전 11:05] 가 +1'],
  ['KakaoTalk in English', '[Guild] [3:21 PM] 가 +1'],
  ['KakaoTalk, kept on a phone', '2026. 11. 28. 오후 3:21, 길드원 : 가 +1'],
  ['KakaoTalk, kept on another phone', '2026년 11월 28일 오후 3:21, 길드원 : 가 +1'],
  ['KakaoTalk, kept in English', 'November 28, 2026 at 3:21 PM, Guild : 가 +1'],
  ['KakaoTalk, kept on a third phone', '2026. 11. 28. 오후 3:21, 나무 (길마): 가 +1'],
  ['KakaoTalk with a narrow blank', 'Nov 28, 2026, 3:21\u202fPM, Guild : 가 +1'],
  ['LINE', '15:21\t길드원\t가 +1'],
  ['WhatsApp', '[2026/11/28, 15:21:05] 길드원: 가 +1'],
  ['WhatsApp on another phone', '2026. 11. 28. 15:21 - 길드원: 가 +1'],
  ['Discord', '[오후 3:21] 길드원: 가 +1'],
  ['a quote', '> 가 +1'],
  ['a quote in a quote', '>> ＞ 가 +1'],
  ['a quoted message', '> [길드원] [오후 3:21] 가 +1'],
  ['a bullet', '• 가 +1'],
  ['a dash', '- 가 +1'],
  ['a star', '* 가 +1'],
  ['a square', '▪ 가 +1'],
  ['an answer in a board', 'ㄴ가 +1'],
  ['an answer to an answer', 'ㄴㄴ 가 +1'],
  ['a branch', '└ 가 +1'],
  ['the number of a comment', '[12] 가 +1'],
  ['a triangle', '▶ 가 +1'],
  ['an arrow', '→ 가 +1'],
  ['an arrow in colour', '➡️ 가 +1'],
  ['a picture', '🔹가 +1'],
  ['pictures', '⚔️👨‍👩‍👧👍🏽 가 +1'],
  ['a heart', '❤️가 +1'],
  ['a middle dot', 'ㆍ가 +1'],
  ['a middle dot of old letters', 'ᆞ 가 +1'],
  ['a plus', '+ 가 +1'],
  ['a bullet of the second level', 'o\t가 +1'],
  ['a picture of Discord', ':crossed_swords: 가 +1'],
  ['a picture of a server', '<:sword:123456789012345678> 가 +1'],
  ['a heading', '### 가 +1'],
  ['small print', '-# 가 +1'],
  ['hidden words', '||가 +1||'],
  ['bold words in it', '**가** +1'],
  ['a number in a circle', '① 가 +1'],
  ['a number in brackets', '⑵가 +1'],
  ['a key', '1️⃣ 가 +1'],
  ['a number on black', '❸ 가 +1'],
  ['bold', '**가 +1**'],
  ['code', '`가 +1`'],
  ['a box to tick', '- [ ] 가 +1'],
  ['marks of direction', '\u202a가\u200e +1\u202c'],
  ['signs of no width', '\u200b가\u2060 +1\ufeff'],
  ['Hangul letter by letter', '가 +1'.normalize('NFD')],
  ['blanks that do not break', '\u00a0가 +1\u3000'],
])('%s stands around a line', (_, line) => {
  expect(textsOf(line)).toEqual(['가 +1'])
})

it.each(['\r\n', '\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  '%j parts lines',
  (sign) => {
    expect(textsOf(`가 +1${sign}나 +2`)).toEqual(['가 +1', '나 +2'])
  },
)

it.each([
  '--------------- 2026년 11월 28일 토요일 ---------------',
  '2026년 11월 28일 토요일',
  '2026. 11. 28. (토)',
  '2026.11.28 토요일',
  'Saturday, November 28, 2026',
  '2026. 11. 28. 오후 3:21',
  '오후 3:21',
  '길드원 — 오늘 오후 3:21',
  '길드원 — 2026. 11. 28. 오후 3:21',
  '길드원, [2026. 11. 28. 오후 3:21]:',
  '저장한 날짜 : 2026. 11. 28. 오후 3:21',
  '----------------',
  '```',
  ' \u200b ',
])('%j says nothing', (line) => {
  expect(textsOf(line)).toEqual([])
})

it('keeps what is no messenger’s, and the number of each line', () => {
  const text =
    '- 30\r\n\r\n[방패] ATK +1\r−5\n[4번 칸]\nATK -5\n1. 가\nㄴㅇㄱ\n#2 가\n+5 가\noo1 나무\n[1]\n:)'
  expect(pastedLines(text)).toEqual([
    { number: 1, text: '30' },
    { number: 3, text: '[방패] ATK +1' },
    { number: 4, text: '−5' },
    { number: 5, text: '[4번 칸]' },
    { number: 6, text: 'ATK -5' },
    { number: 7, text: '1. 가' },
    { number: 8, text: 'ㄴㅇㄱ' },
    { number: 9, text: '#2 가' },
    { number: 10, text: '+5 가' },
    { number: 11, text: 'oo1 나무' },
    { number: 12, text: '[1]' },
    { number: 13, text: ':)' },
  ])
})

it('takes no time for a long line of signs', () => {
  const started = performance.now()
  pastedLines('['.repeat(50_000))
  pastedLines('> '.repeat(50_000))
  pastedLines(`2026. 11. 28. 오후 3:21, ${'가 '.repeat(50_000)}`)
  expect(performance.now() - started).toBeLessThan(1000)
})
