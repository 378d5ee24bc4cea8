import { expect, it } from 'vitest'
import { scaleText } from './scale-text.ts'

it.each([
  ['.a { font-size: 15px; line-height: 24px }', '.a { font-size: 0.9375rem; line-height: 1.5rem }'],
  ['.a{font-size:12.5px}', '.a{font-size:0.78125rem}'],
  [':root { --textH1: 26px; --lineH1: 34px }', ':root { --textH1: 1.625rem; --lineH1: 2.125rem }'],
  ['.k { font: 600 11.5px / 1 var(--f) }', '.k { font: 600 0.71875rem / 1 var(--f) }'],
  ['.k { font: 600 14px / 22px serif }', '.k { font: 600 0.875rem / 1.375rem serif }'],
])('%s follows the root', (css, expected) => {
  expect(scaleText(css)).toBe(expected)
})

it.each([
  '.a { padding: 8px; height: 44px; border: 1px solid }',
  ':root { --line: #d6dfdc; --fieldText: max(16px, var(--textH3)); --control: 40px }',
  '@media (min-width: 900px) { .a { line-height: 1.6 } }',
  '.a { --fontFamily: Pretendard; font: inherit }',
])('%s stays as it is', (css) => {
  expect(scaleText(css)).toBe(css)
})
