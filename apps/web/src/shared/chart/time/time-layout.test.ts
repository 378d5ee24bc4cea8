import { expect, it } from 'vitest'
import { dayNumber, dayText } from './days.ts'
import { timeLayout } from './time-layout.ts'
import { readableDays, timePicture, type TimeQuestion } from './time-picture.ts'

const from = '2026-10-24'
const to = '2026-11-22'
const box = { width: 326, letterPx: 12 }
const every = (value: (index: number) => number | null) =>
  Array.from({ length: 30 }, (_, index) => ({
    day: dayText(dayNumber(from) + index),
    value: value(index),
  }))
const question: TimeQuestion = {
  from,
  to,
  lines: [
    { key: 'a', name: '바쿠잔', look: 'primary', points: every((index) => 1.1e8 + index * 5e5) },
    {
      key: 'b',
      name: '론디네',
      look: 'brass',
      points: every((index) => (index > 12 ? null : 6.5e7)),
    },
  ],
}
const layoutOf = (more: Partial<TimeQuestion> = {}, place = box) =>
  timeLayout(timePicture({ ...question, ...more }), place)

it('the axis has one unit and a few round values', () => {
  expect(layoutOf().yTicks.map(({ text }) => text)).toEqual(['0.8억', '1억', '1.2억'])
})

it.each([300, 326, 840])('everything is inside at %d px', (width) => {
  const { plot, x, y, lines } = layoutOf({}, { width, letterPx: 12 })
  expect(plot.left).toBeGreaterThan(20)
  expect(plot.right).toBeLessThan(width)
  expect(plot.right - plot.left).toBeGreaterThan(width / 2)
  expect([x(dayNumber(from)), x(dayNumber(to))]).toEqual([plot.left, plot.right])
  for (const { line } of lines)
    for (const { value } of line.points)
      if (value !== null) {
        expect(y(value)).toBeGreaterThanOrEqual(plot.top)
        expect(y(value)).toBeLessThanOrEqual(plot.bottom)
      }
})

it('a line that ended earlier is labelled there', () => {
  const { labels, plot } = layoutOf()
  expect(labels.map(({ x }) => x > plot.right)).toEqual([true, false])
})

it('a report left out does not squeeze the lines', () => {
  const slip = { day: '2026-11-20', value: 1.24e9, isFiltered: true }
  const near = { day: '2026-11-19', value: 1.3e8, isFiltered: true }
  expect(layoutOf({ dots: [slip] }).yTicks).toEqual(layoutOf().yTicks)
  expect(layoutOf({ dots: [slip] }).dots[0]?.label?.text).toBe('12.4억')
  const { dots, plot } = layoutOf({ dots: [near] })
  expect(dots[0]?.label).toBeNull()
  expect(dots[0]?.y).toBeGreaterThan(plot.top)
})

it('the band belongs to the focused line and its quartiles to the scale', () => {
  const lines = question.lines.map((line) => ({
    ...line,
    points: line.points.map((one) => ({
      ...one,
      q1: one.value && one.value / 1.2,
      q3: one.value && one.value * 1.2,
    })),
  }))
  const [a, b] = [layoutOf({ lines, focus: 'a' }), layoutOf({ lines, focus: 'b' })]
  expect(a.band).not.toBe('')
  expect(a.band).not.toBe(b.band)
  expect(layoutOf().band).toBe('')
})

it('larger letters get a larger gutter', () => {
  expect(layoutOf({}, { width: 326, letterPx: 15.6 }).plot.left).toBeGreaterThan(
    layoutOf().plot.left,
  )
})

it('a chart of nothing still has its days', () => {
  const { yTicks, xTicks, lines } = layoutOf({ lines: [] })
  expect(yTicks).toEqual([])
  expect(xTicks.length).toBeGreaterThan(1)
  expect(lines).toEqual([])
})

it('one point is a mark without a line', () => {
  const { lines } = layoutOf({
    lines: [{ key: 'a', name: '가', look: 'primary', points: [{ day: '2026-11-20', value: 100 }] }],
  })
  expect(lines[0]?.path).toMatch(/^M[\d.]+ [\d.]+h0\.01$/)
  expect(lines[0]?.end).not.toBeNull()
})

it('only the days of the range are drawn and read', () => {
  const picture = timePicture({ ...question, from: '2026-11-20' })
  expect(picture.lines[0]?.points.map(({ day }) => day)).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ])
  expect(readableDays(picture)).toHaveLength(3)
})

it('of very many events the last eight are drawn, and the rest counted', () => {
  const events = Array.from({ length: 11 }, (_, index) => ({
    day: dayText(dayNumber(to) - index),
    title: `점검 ${index}`,
  }))
  const picture = timePicture({ ...question, events })
  expect(picture.events.map(({ title }) => title)).toEqual(
    [7, 6, 5, 4, 3, 2, 1, 0].map((index) => `점검 ${index}`),
  )
  expect(picture.droppedEvents).toBe(3)
  const marks = timeLayout(picture, box).events.map(({ markX }) => markX)
  for (const [index, mark] of marks.entries())
    if (index > 0) expect(mark - (marks[index - 1] ?? 0)).toBeGreaterThanOrEqual(22 - 1e-6)
})
