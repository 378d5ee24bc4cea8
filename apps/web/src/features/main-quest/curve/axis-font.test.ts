import { expect, it } from 'vitest'
import { axisFont, letterScale } from './axis-font.ts'

/** What the chart makes of a font on a dense screen (uPlot's pxRatioFont), in CSS pixels. */
function drawnPx(font: string, density: number): number {
  const drawn = font.replace(/(\d+)px/, (_, digits: string) => `${Number(digits) * density}px`)
  return Number.parseFloat(/([\d.]+)px/.exec(drawn)?.[1] ?? '') / density
}

it.each([1, 2, 2.625, 3])('the letters of the chart are 12 px at density %d', (density) => {
  expect(drawnPx(axisFont(1, 'Pretendard'), density)).toBeCloseTo(12)
})

it('they follow the reader’s text size, in whole pixels', () => {
  expect(axisFont(letterScale(20), 'A')).toBe('600 15px A')
  expect(axisFont(letterScale(18), 'A')).toBe('600 14px A')
  expect(letterScale(Number.NaN)).toBe(1)
})
