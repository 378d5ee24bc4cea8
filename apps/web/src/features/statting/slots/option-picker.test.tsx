import { OPTION_CATALOGUE } from '@gyeol/game-data'
import { apply, DEFAULT_SETTINGS, startSession } from '@gyeol/statting'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OptionPicker } from './option-picker.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const EMPTY = startSession(OPTION_CATALOGUE, DEFAULT_SETTINGS)
const option = (name: string) => screen.getByText(name).closest<HTMLElement>('[role=option]')!

function picker(slot: number | null, session = EMPTY) {
  const onPick = vi.fn()
  const onClose = vi.fn()
  const element = (
    <OptionPicker
      session={session}
      slot={slot}
      category={null}
      onCategory={vi.fn()}
      onPick={onPick}
      onClose={onClose}
    />
  )
  return { element, onPick, onClose }
}

function tickTwoAndLeave() {
  const opened = picker(0)
  const { rerender } = render(opened.element)
  fireEvent.click(screen.getByText('여러 개 고르기'))
  fireEvent.click(option('INT'))
  fireEvent.click(option('VIT'))
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(opened.onClose).toHaveBeenCalledOnce()
  rerender(picker(null).element)
  return rerender
}

it('what was ticked is still ticked when the sheet was left and is opened again', () => {
  const rerender = tickTwoAndLeave()
  const again = picker(1)
  rerender(again.element)
  expect(option('INT').getAttribute('aria-selected')).toBe('true')
  fireEvent.click(screen.getByText('2개 넣기'))
  expect(again.onPick).toHaveBeenCalledWith([
    { slot: 1, option: 'int' },
    { slot: 0, option: 'vit' },
  ])
})

it('leaves out what stands in a slot by now, and a full slot is given one option at a tap', () => {
  const rerender = tickTwoAndLeave()
  const done = apply(EMPTY, { type: 'pick', slot: 0, option: 'int' })
  if (!done.ok) throw new Error(done.refusal.code)
  rerender(picker(1, done.value).element)
  expect(screen.getByText('1개 넣기')).toBeDefined()
  rerender(picker(null, done.value).element)
  const full = picker(0, done.value)
  rerender(full.element)
  fireEvent.click(option('DEX'))
  expect(full.onPick).toHaveBeenCalledWith([{ slot: 0, option: 'dex' }])
})
