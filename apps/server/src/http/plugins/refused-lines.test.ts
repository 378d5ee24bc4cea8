import { expect, it } from 'vitest'
import { RefusedLines } from './refused-lines.ts'

it('writes twenty lines of one address and status, and sums up the others', () => {
  const lines = new RefusedLines()
  const taken = Array.from({ length: 50 }, () => lines.takes('198.51.100.7', 404))
  expect(taken.filter(Boolean)).toHaveLength(20)
  expect(lines.takes('198.51.100.7', 429)).toBe(true)
  expect(lines.takes('198.51.100.8', 404)).toBe(true)
  expect(lines.end()).toEqual([{ ip: '198.51.100.7', status: 404, more: 30 }])
  expect(lines.takes('198.51.100.7', 404)).toBe(true)
  expect(lines.end()).toEqual([])
})

it('writes six hundred lines of a hundred thousand addresses, and remembers a thousand', () => {
  const lines = new RefusedLines()
  const taken = Array.from({ length: 100_000 }, (_, at) => lines.takes(`2001:db8::${at}`, 404))
  expect(taken.filter(Boolean)).toHaveLength(600)
  const sums = lines.end()
  expect(sums.length).toBeLessThanOrEqual(1001)
  expect(sums.reduce((sum, { more }) => sum + more, 0)).toBe(100_000 - 600)
  expect(sums.at(-1)).toMatchObject({ ip: null, status: 404 })
})
