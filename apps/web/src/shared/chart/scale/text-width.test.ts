import { expect, it } from 'vitest'
import { fitText, textWidth } from './text-width.ts'

it('Korean letters are wider than digits, and points narrow', () => {
  expect(textWidth('바쿠잔', 12)).toBeGreaterThan(textWidth('123', 12))
  expect(textWidth('1.1', 12)).toBeLessThan(textWidth('111', 12))
  expect(textWidth('바쿠잔', 24)).toBe(2 * textWidth('바쿠잔', 12))
})

it('cuts what is too long and leaves what fits', () => {
  expect(fitText('바쿠잔', 60, 12)).toBe('바쿠잔')
  const cut = fitText('아주 긴 이름의 품목', 60, 12)
  expect(cut).toMatch(/^아주 긴.*…$/)
  expect(textWidth(cut, 12)).toBeLessThanOrEqual(60)
  expect(fitText('가나다', 1, 12)).toBe('…')
})
