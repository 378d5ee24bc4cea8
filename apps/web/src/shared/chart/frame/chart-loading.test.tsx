import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ChartLoading } from './chart-loading.tsx'

afterEach(cleanup)

it('holds the place of the chart and says that it loads', () => {
  render(<ChartLoading height={300} />)
  const place = screen.getByRole('status')
  expect(place.style.height).toBe('300px')
  expect(place.textContent).toBe('로딩중...')
})
