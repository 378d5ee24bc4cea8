import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useNumberText } from './use-number-text.ts'

afterEach(cleanup)

function Field({ start = null }: { start?: number | null }) {
  const [value, setValue] = useState<number | null>(start)
  const { inputProps, isInvalid } = useNumberText({ value, onValue: setValue })
  return (
    <>
      <input {...inputProps} aria-invalid={isInvalid} />
      <output>{String(value)}</output>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const value = () => screen.getByRole('status').textContent

it.each([
  ['1억2천', '120000000', '120,000,000'],
  ['１２', '12', '12'],
  ['−5', '-5', '−5'],
  ['', 'null', ''],
])('%s is kept while typing, means %s and is shown as %s when left', (typed, meant, shown) => {
  render(<Field start={7} />)
  type(typed)
  expect(field().value).toBe(typed)
  expect(value()).toBe(meant)
  fireEvent.blur(field())
  expect(field().value).toBe(shown)
})

it('keeps and marks text that is no number', () => {
  render(<Field start={7} />)
  type('삼만')
  fireEvent.blur(field())
  expect(field().value).toBe('삼만')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(value()).toBe('null')
})
