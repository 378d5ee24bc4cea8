import { expect, it } from 'vitest'
import { dayNumber } from './days.ts'
import { drawDots } from './draw-dots.ts'

const first = dayNumber('2026-11-01')
const room = {
  x: (day: number) => 50 + (day - first) * 10,
  y: (value: number) => 200 - value,
  plot: { left: 40, right: 300, top: 20, bottom: 200 },
  letterPx: 12,
  measure: 'spina',
} as const
const dot = (day: string, value: number, isFiltered = true) => ({
  day: `2026-11-${day}`,
  value,
  isFiltered,
})

it('reports within the scale stand where they are, without words', () => {
  expect(drawDots([dot('02', 100, false)], room)).toEqual([
    { key: '2026-11-02 0', x: 60, y: 100, isFiltered: false, label: null },
  ])
})

it('one beyond the scale stands at the edge with its value', () => {
  const [above, below] = drawDots([dot('20', 1_240_000_000), dot('20', -500)], room)
  expect(above).toMatchObject({ y: 28, label: { text: '12.4억', isLeft: true } })
  expect(below).toMatchObject({ y: 192, label: { text: '−500' } })
})

it('its value stands on the other side where the plot ends', () => {
  expect(drawDots([dot('01', 900)], room)[0]?.label).toMatchObject({ isLeft: false, x: 57 })
})

it('two values never cover each other or another mark', () => {
  const drawn = drawDots([dot('10', 900), dot('11', 950), dot('12', 990)], room)
  expect(drawn.map(({ label }) => label?.text ?? null)).toEqual(['900', null, '990'])
})

it('its value covers a report that stands as high within the scale only where it must', () => {
  const drawn = drawDots([dot('10', 900), dot('08', 175, false)], room)
  expect(drawn.map(({ label }) => label?.isLeft ?? null)).toEqual([false, null])
  const lower = drawDots([dot('10', 900), dot('08', 120, false)], room)
  expect(lower[0]?.label?.isLeft).toBe(true)
  const both = [dot('08', 175, false), dot('12', 175, false)]
  expect(drawDots([dot('10', 900), ...both], room)[0]?.label?.isLeft).toBe(true)
})
