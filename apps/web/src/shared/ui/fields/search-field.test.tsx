import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SearchField } from './search-field.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const SETTLED_MS = 300

/** A field over a list that Enter makes filters of: nothing is left of the text then. */
function show() {
  const onSearch = vi.fn<(text: string) => void>()
  const onEnter = vi.fn<(text: string) => void>()
  const list = (value: string) => (
    <SearchField label="찾기" value={value} onSearch={onSearch} onEnter={onEnter} />
  )
  const { rerender } = render(list(''))
  const field = screen.getByRole<HTMLInputElement>('textbox')
  return {
    field,
    onSearch,
    onEnter,
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    enter: () => fireEvent.submit(field),
    settle: () => {
      act(() => {
        vi.advanceTimersByTime(SETTLED_MS)
      })
      rerender(list(onSearch.mock.lastCall?.[0] ?? ''))
    },
    comeFromElsewhere: (value: string) => rerender(list(value)),
  }
}

it('searches a moment after the last letter', () => {
  const { onSearch, type, settle } = show()
  type('가')
  type('가람')
  expect(onSearch).not.toHaveBeenCalled()
  settle()
  expect(onSearch.mock.calls).toEqual([['가람']])
})

it('takes over what comes from elsewhere', () => {
  const { field, type, settle, comeFromElsewhere } = show()
  type('가람')
  settle()
  comeFromElsewhere('')
  expect(field.value).toBe('')
})

it('does with Enter what its owner says, and searches for the text no more', () => {
  const { onSearch, onEnter, type, enter, settle } = show()
  type('무기 관통 3')
  enter()
  settle()
  expect(onEnter.mock.calls).toEqual([['무기 관통 3']])
  expect(onSearch).not.toHaveBeenCalled()
})

it('keeps what is typed while the answer to Enter is still to come', () => {
  const { field, onSearch, type, enter, settle, comeFromElsewhere } = show()
  type('무기 관통 3')
  settle()
  enter()
  type('가람')
  comeFromElsewhere('')
  expect(field.value).toBe('가람')
  settle()
  expect(onSearch).toHaveBeenLastCalledWith('가람')
  expect(field.value).toBe('가람')
})
