import { expect, it } from 'vitest'
import { rulerLayout } from './ruler-layout.ts'
import { rulerWords } from './ruler-words.ts'

const words = {
  min: '최저 1.12억',
  max: '최고 1.35억',
  median: '1.24억',
  ask: '호가 1.3억',
  own: '내 값',
}
const box = { width: 326, letterPx: 12 }
const price = { min: 1.12e8, q1: 1.19e8, median: 1.24e8, q3: 1.28e8, max: 1.35e8 }

it('lowest and highest stand near the ends, the rest between in order', () => {
  const { x } = rulerLayout({ ...price, ask: 1.3e8 }, words, box)
  const places = [1.12e8, 1.19e8, 1.24e8, 1.28e8, 1.3e8, 1.35e8].map(x)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(20)
  expect(places.at(-1)).toBeLessThan(306)
})

it('words above and below never touch', () => {
  const { above, below } = rulerLayout({ ...price, ask: 1.241e8, own: 1.13e8 }, words, box)
  expect(Math.abs((above[0]?.x ?? 0) - (above[1]?.x ?? 0))).toBeGreaterThan(40)
  expect(below.map(({ kind }) => kind)).toEqual(['min', 'own', 'max'])
  expect((below[1]?.x ?? 0) - (below[0]?.x ?? 0)).toBeGreaterThan(40)
})

it('an absurd value stands at the end and points on', () => {
  const { x, below } = rulerLayout({ ...price, own: 1.24e9 }, words, box)
  expect(x(1.24e9)).toBeLessThan(326)
  expect(below.find(({ kind }) => kind === 'own')?.text).toBe('내 값 →')
  expect(x(1.35e8)).toBeGreaterThan(x(1.12e8) + 80)
})

it('one price alone lies in the middle', () => {
  const one = { min: 100, q1: 100, median: 100, q3: 100, max: 100 }
  expect(rulerLayout(one, words, box).x(100)).toBeCloseTo(163)
})

it('without a median only the voices speak', () => {
  const { above } = rulerLayout({ min: 1e7, max: 9e7 }, words, box)
  expect(above).toEqual([])
})

it.each([
  [
    { ...price, ask: 1.3e8 },
    '최저 1억 1,200만, 아래 4분의 1 1억 1,900만, 중앙값 1억 2,400만, 위 4분의 1 1억 2,800만, 최고 1억 3,500만, 호가 1억 3,000만',
  ],
  [{ min: 10, max: 20 }, '최저 10, 최고 20'],
])('says every mark', (numbers, text) => {
  expect(rulerWords(numbers)).toBe(text)
})

it('says first whether one’s own value lies in the middle half', () => {
  expect(rulerWords({ ...price, own: 1.19e8 })).toMatch(
    /^내 값 1억 1,900만은 가운데 절반 1억 1,900만–1억 2,800만 안이에요, /,
  )
  expect(rulerWords({ ...price, own: 1.29e8 })).toMatch(/밖이에요, /)
})
