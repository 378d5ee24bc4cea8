import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAskedPart } from './use-asked-part.ts'

const scrolled = vi.fn<(id: string) => void>()

beforeEach(() => {
  scrolled.mockClear()
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolled(this.id)
  }
})
afterEach(cleanup)

function Thing() {
  useAskedPart()
  return <section id="sources" />
}

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Thing />
    </MemoryRouter>,
  )

it('brings the part that was asked about into view', () => {
  open('/crysta/bakuzan#sources')
  expect(scrolled.mock.calls).toEqual([['sources']])
})

it.each(['/crysta/bakuzan', '/crysta/bakuzan#elsewhere'])('leaves %s at its top', (address) => {
  open(address)
  expect(scrolled).not.toHaveBeenCalled()
})
