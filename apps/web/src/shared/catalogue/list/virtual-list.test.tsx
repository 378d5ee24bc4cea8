import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { VirtualList } from './virtual-list.tsx'

const ROWS = Array.from({ length: 500 }, (_, index) => `줄 ${index}`)

/** Gives every row of the list this height in px; the test environment lays nothing out. */
let rowHeight: (row: HTMLElement) => number = () => 50

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(heightOf)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect(0, 0, 400, heightOf.call(this))
  })
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function heightOf(this: HTMLElement): number {
  return this.tagName === 'LI' ? rowHeight(this) : 0
}

function open(expectedHeight: number): HTMLElement {
  render(
    <VirtualList
      label="줄"
      rows={ROWS}
      getKey={(row) => row}
      rowHeight={expectedHeight}
      renderRow={(row) => row}
    />,
  )
  return screen.getByRole('list', { name: '줄' })
}

it('expects of all rows what those in sight have', () => {
  rowHeight = () => 50
  const list = open(104)
  expect(list.style.height).toBe(`${500 * 50}px`)
  expect(list.children.length).toBeLessThan(40)
})

it('asks for the usual height once: where rows differ, others come into sight by it', () => {
  rowHeight = ({ parentElement }) => ((parentElement?.children.length ?? 0) < 20 ? 40 : 80)
  const list = open(80)
  expect(list.children.length).toBeGreaterThan(10)
  expect(screen.getByText('줄 0')).toBeDefined()
})

it('is drawn anew once per block while it flies, with all that is in sight', () => {
  rowHeight = () => 50
  const onRender = vi.fn<() => void>()
  render(
    <Profiler id="list" onRender={onRender}>
      <VirtualList
        label="줄"
        rows={ROWS}
        getKey={(row) => row}
        rowHeight={50}
        renderRow={(row) => row}
        flyingName={(row) => row}
      />
    </Profiler>,
  )
  const list = screen.getByRole('list', { name: '줄' })
  const STEPS = 60
  onRender.mockClear()
  for (let step = 1; step <= STEPS; step += 1) {
    const offset = step * 160
    vi.stubGlobal('scrollY', offset)
    act(() => void fireEvent.scroll(window))
    const names = new Set([...list.children].flatMap(({ textContent }) => textContent.split('\n')))
    const last = Math.floor((offset + window.innerHeight) / 50)
    for (let row = Math.floor(offset / 50); row <= last; row += 1)
      expect(names.has(`줄 ${row}`), `row ${row} at ${offset}`).toBe(true)
  }
  const blocks = (STEPS * 160) / (8 * 50)
  expect(onRender.mock.calls.length).toBeLessThan(blocks * 1.5)
})

it('keeps the first rows of a list that is on its way when the rest comes', () => {
  rowHeight = () => 50
  const list = (rows: readonly string[], isBeginning: boolean) => (
    <VirtualList
      label="줄"
      rows={rows}
      isBeginning={isBeginning}
      getKey={(row) => row}
      rowHeight={50}
      renderRow={(row) => row}
    />
  )
  const { rerender } = render(list(ROWS.slice(0, 8), true))
  const first = screen.getByText('줄 0')
  rerender(list(ROWS, false))
  expect(screen.getByText('줄 0')).toBe(first)
  expect(screen.getByRole('list', { name: '줄' }).children.length).toBeGreaterThan(8)
  rerender(list(ROWS.slice(0, 25), false))
  expect(screen.getByText('줄 0')).toBe(first)
  expect(screen.getByRole('list', { name: '줄' }).children.length).toBe(25)
})
