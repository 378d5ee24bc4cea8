import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DyeColours } from './dye-colours.tsx'

const dye = ['#FFFFFF # #990000 1 12']

it('shows a square for each part that has a colour, and the numbers', () => {
  render(<DyeColours dye={dye} />)
  expect(screen.getAllByRole('img')).toHaveLength(2)
  expect(screen.getByText(/1 12/).textContent).toContain('1 12')
})

it('is drawn without style attributes, which the page would refuse', () => {
  const html = renderToString(<DyeColours dye={dye} />)
  expect(html).toContain('fill="#990000"')
  expect(html).not.toContain('style=')
})
