import { expect, it } from 'vitest'
import { dayTicks } from './day-ticks.ts'

const texts = (from: string, to: string, most: number) =>
  dayTicks(from, to, most).map(({ text }) => text)

it('both ends, and even steps between', () => {
  expect(texts('2026-10-24', '2026-11-22', 7)).toEqual([
    '10.24',
    '10.29',
    '11.03',
    '11.08',
    '11.13',
    '11.18',
    '11.22',
  ])
})

it('a phone gets fewer', () => {
  expect(texts('2026-10-24', '2026-11-22', 3)).toEqual(['10.24', '11.08', '11.22'])
  expect(texts('2026-11-16', '2026-11-22', 1)).toEqual(['11.16', '11.22'])
})

it('a week has its days', () => {
  expect(texts('2026-11-16', '2026-11-22', 7)).toHaveLength(7)
})

it('one day is one label', () => {
  expect(texts('2026-11-22', '2026-11-22', 5)).toEqual(['11.22'])
})

it('long ranges have months with their years', () => {
  expect(texts('2025-11-24', '2026-11-22', 5)).toEqual(['2026.1', '2026.4', '2026.7', '2026.10'])
  expect(texts('2024-01-01', '2026-11-22', 4)).toEqual(['2024.1', '2025.1', '2026.1'])
})
