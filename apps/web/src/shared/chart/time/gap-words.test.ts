import { expect, it } from 'vitest'
import type { ChartLine } from './chart-line.ts'
import { gapSentences } from './gap-words.ts'

const line = (name: string, days: readonly string[]): ChartLine => ({
  key: name,
  name,
  look: 'primary',
  points: days.map((day) => ({ day: `2026-${day}`, value: 100 })),
})
const TO = '2026-11-22'

it('names the one gap of one line', () => {
  expect(gapSentences([line('바쿠잔', ['11-01', '11-10', '11-17', '11-22'])], TO)).toEqual([
    '11.02–11.09는 제보가 모자라 비워 뒀어요. 선을 잇지 않아요.',
  ])
})

it('names the lines where there are several, and those that ended', () => {
  const lines = [
    line('바쿠잔', ['11-10', '11-17', '11-22']),
    line('론디네', ['11-01', '11-12', '11-19']),
    line('기룡 미뮤가', ['11-01', '11-02']),
  ]
  expect(gapSentences(lines, TO)).toEqual([
    '론디네 11.02–11.11은 제보가 모자라 비워 뒀어요. 선을 잇지 않아요.',
    '기룡 미뮤가는 11.03부터 값이 없어요.',
  ])
})

it('counts gaps beyond the third', () => {
  const days = ['01-01', '02-01', '03-01', '04-01', '05-01', '06-01']
  expect(gapSentences([line('바쿠잔', days)], '2026-06-02')[0]).toBe(
    '01.02–01.31, 02.02–02.28, 03.02–03.31, 그 밖의 2곳은 제보가 모자라 비워 뒀어요. 선을 잇지 않아요.',
  )
})

it('says nothing where nothing is missing', () => {
  expect(gapSentences([line('바쿠잔', ['11-15', '11-22'])], TO)).toEqual([])
  expect(gapSentences([], TO)).toEqual([])
})
