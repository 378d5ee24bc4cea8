import { expect, it } from 'vitest'
import { endLabels, labelGutter, type LineEnd } from './end-labels.ts'

const plot = { left: 40, right: 250, top: 20, bottom: 260 }
const end = (key: string, y: number, more: Partial<LineEnd> = {}): LineEnd => ({
  key,
  look: 'primary',
  name: key,
  value: '9,800만',
  x: 250,
  y,
  isEarly: false,
  ...more,
})
const room = { plot, width: 330, letterPx: 12, obstacles: [] }
const HEIGHT = 2 * 1.22 * 12

it('labels beside the plot keep their height apart', () => {
  const labels = endLabels([end('가', 100), end('나', 104), end('다', 98)], room)
  const tops = labels.map(({ y }) => y).sort((a, b) => a - b)
  for (const [index, top] of tops.entries())
    if (index > 0) expect(top - (tops[index - 1] ?? 0)).toBeGreaterThanOrEqual(HEIGHT - 1e-6)
})

it('a label pushed away has a line to its end', () => {
  const labels = endLabels([end('가', 100), end('나', 100), end('다', 100)], room)
  expect(labels.map(({ leader }) => leader !== null)).toEqual([true, false, true])
})

it('a line that ended earlier has its label above its end, not at the edge', () => {
  const [label] = endLabels([end('가', 150, { x: 140, isEarly: true })], room)
  expect(label?.x).toBeLessThan(150)
  expect(label?.y).toBeLessThan(150)
})

it('there it keeps off other lines and other labels', () => {
  const obstacles = Array.from({ length: 20 }, (_, index) => ({ x: 120 + index * 4, y: 130 }))
  const ends = [
    end('가', 150, { x: 140, isEarly: true }),
    end('나', 152, { x: 140, isEarly: true }),
  ]
  const [one, two] = endLabels(ends, { ...room, obstacles })
  expect(Math.abs((one?.y ?? 0) - (two?.y ?? 0))).toBeGreaterThanOrEqual(HEIGHT - 1e-6)
  for (const label of [one, two]) {
    const top = (label?.y ?? 0) - 0.95 * 12
    expect(top > 130 || top + HEIGHT < 130).toBe(true)
  }
})

it('a label never leaves the plot on the left or right', () => {
  const wide = { name: '아주 긴 이름의 품목', isEarly: true }
  const [left] = endLabels([end('가', 150, { ...wide, x: 42 })], room)
  expect(left?.x).toBeGreaterThanOrEqual(plot.left)
})

it('long names are cut, values never', () => {
  const long = end('가', 100, { name: '아주 긴 이름의 품목 하나', value: '1억 2,400만' })
  const gutter = labelGutter([long], 330, 12)
  const [label] = endLabels([long], { ...room, plot: { ...plot, right: 330 - gutter } })
  expect(label?.name).toMatch(/…$/)
  expect(label?.value).toBe('1억 2,400만')
})
