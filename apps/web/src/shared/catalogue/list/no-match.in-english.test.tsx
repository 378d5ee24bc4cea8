import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { unreadCondition } from '../../conditions/typed-search.ts'
import { NoMatch } from './no-match.tsx'

afterEach(cleanup)

it('says which condition was not understood, and how one is written', () => {
  render(<NoMatch onReset={null} unread="crt rat >= 10" />)
  expect(screen.getByText(/no known stat/).textContent).toMatch(
    /no known stat in “crt rat >= 10”.*“crit rate 10\+”/,
  )
})

it.each([
  ['crt rat >= 10', true],
  ['luck 5 or more', true],
  ['luck at least 5', true],
  ['luk 5%', true],
  ['luk 10+', true],
  ['Potum 4', false],
  ['Dex+6', false],
  ['Ancient Empress', false],
])('tells a condition from a name: %s', (words, isCondition) => {
  expect(unreadCondition({ parts: [], words })).toBe(isCondition ? words : null)
})
