import { expect, it } from 'vitest'
import { growth, middle, simulateDays } from './simulated-days.ts'

it('growth is that of the last third against the one before', () => {
  expect(growth([900, 900, 100, 100, 110, 110])).toBeCloseTo(1.1)
  expect(growth([5, 5, 5])).toBe(1)
})

it('the middle is that by size, whatever a single day was like', () => {
  expect(middle([43, 47, 43, 42, 43])).toBe(43)
})

it('three days pass without a wrong answer, and nothing stays open', async () => {
  const { days, requests, wrong } = await simulateDays(3, () => {})
  expect(wrong).toEqual([])
  expect(requests).toBeGreaterThan(1000)
  expect(Math.abs((days.at(-1)?.files ?? 0) - (days.at(-2)?.files ?? 0))).toBeLessThanOrEqual(3)
}, 120_000)
