import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useEnterAction } from './use-enter-action.ts'

const action = vi.fn<(text: string) => void>()

function Field() {
  return <input {...useEnterAction(action)} />
}

let field: HTMLInputElement

beforeEach(() => {
  vi.useFakeTimers()
  render(<Field />)
  field = screen.getByRole('textbox')
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  action.mockClear()
})

const ENTER = { key: 'Enter', code: 'Enter', keyCode: 13 }
const TAKEN_ENTER = { ...ENTER, keyCode: 229, isComposing: true }
const HIDDEN_ENTER = { ...TAKEN_ENTER, key: 'Process' }
const compose = (text: string) => {
  fireEvent.compositionStart(field)
  fireEvent.input(field, { target: { value: text } })
}
const finish = (text: string) => {
  fireEvent.input(field, { target: { value: text } })
  fireEvent.compositionEnd(field, { data: text })
}

it('acts at once on a plain Enter', () => {
  fireEvent.input(field, { target: { value: 'atk' } })
  fireEvent.keyDown(field, ENTER)
  expect(action.mock.calls).toEqual([['atk']])
})

it.each([
  ['Chrome on a Mac', TAKEN_ENTER],
  ['Chrome on Windows', HIDDEN_ENTER],
])('%s: one press during composition acts once, with the finished syllable', (_name, enter) => {
  compose('강그ㄹ')
  fireEvent.keyDown(field, enter)
  expect(action).not.toHaveBeenCalled()
  finish('강그레')
  fireEvent.keyDown(field, ENTER)
  fireEvent.keyUp(field, ENTER)
  vi.runAllTimers()
  expect(action.mock.calls).toEqual([['강그레']])
})

it('WebKit: the key that comes after the end of the composition acts once', () => {
  compose('강')
  finish('강')
  fireEvent.keyDown(field, { ...ENTER, keyCode: 229 })
  fireEvent.keyUp(field, ENTER)
  vi.runAllTimers()
  expect(action.mock.calls).toEqual([['강']])
})

it('a second press is a second action', () => {
  compose('강')
  fireEvent.keyDown(field, TAKEN_ENTER)
  finish('강')
  vi.runAllTimers()
  fireEvent.keyUp(field, ENTER)
  fireEvent.keyDown(field, ENTER)
  expect(action.mock.calls).toEqual([['강'], ['강']])
})

it('a held key acts once', () => {
  fireEvent.keyDown(field, ENTER)
  fireEvent.keyDown(field, { ...ENTER, repeat: true })
  fireEvent.keyDown(field, { ...ENTER, repeat: true })
  expect(action).toHaveBeenCalledOnce()
})

it.each([{ shiftKey: true }, { ctrlKey: true }, { altKey: true }, { metaKey: true }])(
  'leaves Enter with %o alone',
  (modifier) => {
    fireEvent.keyDown(field, { ...ENTER, ...modifier })
    vi.runAllTimers()
    expect(action).not.toHaveBeenCalled()
  },
)

it.each([
  { key: 'a', code: 'KeyA', keyCode: 65 },
  { key: 'Process', code: 'KeyR', keyCode: 229, isComposing: true },
  { key: 'ArrowDown', code: 'ArrowDown', keyCode: 40 },
])('does not act on %o', (key) => {
  compose('가')
  fireEvent.keyDown(field, key)
  finish('가')
  vi.runAllTimers()
  expect(action).not.toHaveBeenCalled()
})

it('forgets a press when the composition is left by the next one', () => {
  compose('가')
  finish('가')
  fireEvent.keyDown(field, ENTER)
  expect(action.mock.calls).toEqual([['가']])
})
