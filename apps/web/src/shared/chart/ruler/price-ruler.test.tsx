import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PriceRuler } from './price-ruler.tsx'

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(326)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('shows its words beside its marks and says them as one picture', () => {
  render(
    <PriceRuler min={112} q1={119} median={124} q3={128} max={135} ask={130} voices={[112, 112]} />,
  )
  const ruler = screen.getByRole('img', { name: /^최저 112, .*호가 130$/ })
  expect([...ruler.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    '124',
    '호가 130',
    '최저 112',
    '최고 135',
  ])
  expect(ruler.querySelectorAll('circle')).toHaveLength(1)
})
