import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Spark } from './spark.tsx'

it('a spark is decoration only', () => {
  const { container } = render(<Spark values={[1, 2, 3]} tone="up" />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
