import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PotentialRuler } from './potential-ruler.tsx'

afterEach(cleanup)

const ENDING = { start: 89, after: -40, recipePotential: 46, rate: 100 }

it('a step’s ruler goes from now to after the confirm', () => {
  render(<PotentialRuler {...ENDING} now={270} />)
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('지금 270, 확정하면 -40')
})

it('a plan’s ruler goes from its start to its end, not only over its last step', () => {
  render(<PotentialRuler {...ENDING} now={89} lastStepFrom={270} />)
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('시작 89, 마치면 -40')
  expect(screen.getByText('시작 89')).toBeDefined()
})
