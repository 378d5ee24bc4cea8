import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ChartLine } from '../time/chart-line.ts'
import { ChartTable } from './chart-table.tsx'

const lines: readonly ChartLine[] = [
  {
    key: 'a',
    name: '바쿠잔',
    look: 'primary',
    points: [
      { day: '2026-11-21', value: 123_456_789, q1: 117_000_000, q3: 128_000_000, members: 6 },
      { day: '2026-11-22', value: 124_000_000 },
    ],
  },
  {
    key: 'b',
    name: '론디네',
    look: 'brass',
    points: [{ day: '2026-11-21', value: 98_000_000, members: 4 }],
  },
]

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const cells = () =>
  screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent?.trim()))

it('has the numbers of all lines, the newest day first, whole numbers on hovering', () => {
  render(<ChartTable caption="시세" lines={lines} today="2026-11-22" />)
  expect(cells()).toEqual([
    ['날', '바쿠잔', '론디네'],
    ['오늘', '1억 2,400만', '–'],
    ['11.21 토', '1억 2,346만1.17억–1.28억 · 6명', '9,800만4명'],
    ['빈칸은 그날까지 7일 동안 세 명이 안 된 날이에요.'],
  ])
  expect(screen.getByTitle('123,456,789')).toBeTruthy()
  expect(screen.getByText(/^빈칸은/)).toBeTruthy()
})

it('phones show the focused line alone, with its middle half', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const { rerender } = render(<ChartTable caption="시세" lines={lines} focus="a" />)
  expect(cells()).toEqual([
    ['날', '7일 중앙값', '가운데 절반'],
    ['11.22 일', '1억 2,400만', '–'],
    ['11.21 토6명', '1억 2,346만', '1.17억–1.28억'],
  ])
  rerender(<ChartTable caption="시세" lines={lines} focus="b" />)
  expect(cells()).toEqual([
    ['날', '7일 중앙값'],
    ['11.21 토4명', '9,800만'],
  ])
  expect(screen.queryByText(/^빈칸은/)).toBeNull()
})
