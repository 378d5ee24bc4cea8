import { expect, it } from 'vitest'
import { leftLines, withCorrected } from './unread-lines.ts'

const TEXT = '[길드원] [오후 3:21] 크뎀 3\n관통 3\n\n공속 12\n없는 옵션 3'

it('gives the lines that were not read', () => {
  expect(leftLines(TEXT, [2, 5, 2])).toBe('관통 3\n없는 옵션 3')
})

it('puts corrected lines back in their places', () => {
  expect(withCorrected(TEXT, [2, 5], '물관 3\n마관 3')).toBe('크뎀 3\n물관 3\n공속 12\n마관 3')
})

it('puts other lines where the first of them was', () => {
  expect(withCorrected(TEXT, [2, 5], '물관 3')).toBe('크뎀 3\n물관 3\n공속 12')
  expect(withCorrected(TEXT, [2, 5], '')).toBe('크뎀 3\n\n공속 12')
})
