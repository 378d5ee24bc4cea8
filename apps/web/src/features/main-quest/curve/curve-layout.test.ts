import { expect, it } from 'vitest'
import { curveLayout } from './curve-layout.ts'

const box = { width: 360, letterPx: 12 }

it('one line for each run, ending where the run ends', () => {
  const { paths, plot } = curveLayout(
    [
      [0, 1, 2, 3],
      [100, 110.5, 120, 130],
      [100, 108, null, null],
    ],
    130,
    box,
  )
  expect(paths.map((path) => path.split('L').length)).toEqual([4, 2])
  expect(paths[0]).toMatch(new RegExp(`^M${plot.left.toFixed(1)} `))
  expect(paths[0]).toContain(`L${plot.right.toFixed(1)} `)
})

it('levels and episodes on the axes are whole', () => {
  const { xTicks, yTicks } = curveLayout(
    [
      [0, 1, 2],
      [262.9, 263.1, 263.4],
    ],
    264,
    box,
  )
  expect(xTicks.map(({ text }) => text)).toEqual(['0', '1', '2'])
  for (const { value } of yTicks) expect(Number.isInteger(value)).toBe(true)
  expect(yTicks.length).toBeGreaterThan(0)
})

it('draws nothing of nothing', () => {
  expect(curveLayout([[]], 315, box).paths).toEqual([])
})

it('the level one wants to reach is in sight', () => {
  const { y, plot } = curveLayout(
    [
      [0, 1],
      [100, 110],
    ],
    315,
    box,
  )
  expect(y(315)).toBeGreaterThanOrEqual(plot.top)
  expect(y(100)).toBeLessThanOrEqual(plot.bottom)
})
