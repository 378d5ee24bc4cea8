import { expect, it } from 'vitest'
import { findSettledTokens, settleTokens } from './settle-tokens.ts'

const settled = findSettledTokens(`
  :root { --bg: #fff; --space2: 8px; --radiusTag: 6px; --textBody: 15px; --textH1: 22px; }
  @media (--md) { :root { --textH1: 26px; } }
`)

it('knows the tokens that never change', () => {
  expect([...settled.keys()]).toEqual(['--space2', '--radiusTag', '--textBody'])
})

it.each([
  ['.a { padding: 0 var(--space2) }', '.a { padding: 0 8px }'],
  ['.a { margin: calc(-1 * var(--space2)) }', '.a { margin: calc(-1 * 8px) }'],
  ['.a { border-radius: var(--radiusTag) }', '.a { border-radius: 6px }'],
  ['.a { font-size: var(--textBody) }', '.a { font-size: 15px }'],
])('%s', (css, expected) => {
  expect(settleTokens(css, settled)).toBe(expected)
})

it.each([
  '.a { font-size: var(--textH1); background: var(--bg) }',
  '.a { font-size: max(16px, var(--textBody)) }',
  '.a { padding: var(--space9) }',
])('%s stays as it is', (css) => {
  expect(settleTokens(css, settled)).toBe(css)
})
