import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LoadingMask } from './loading-mask.tsx'
import { beginMask, isMasked, openQuietly, useCover } from './loading-mask-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('covers a GET only after a macrotask', () => {
  const end = beginMask('GET')
  expect(isMasked()).toBe(false)
  vi.advanceTimersByTime(0)
  expect(isMasked()).toBe(true)
  end()
  expect(isMasked()).toBe(false)
})

it.each(['POST', 'PUT', 'DELETE'])('covers a %s at once', (method) => {
  const end = beginMask(method)
  expect(isMasked()).toBe(true)
  end()
  expect(isMasked()).toBe(false)
})

it('never covers a GET that was answered first', () => {
  beginMask('GET')()
  vi.advanceTimersByTime(50)
  expect(isMasked()).toBe(false)
})

it('stays until the last call is over and counts every end once', () => {
  const first = beginMask('POST')
  const second = beginMask('POST')
  first()
  first()
  expect(isMasked()).toBe(true)
  second()
  expect(isMasked()).toBe(false)
})

function Probe() {
  return <LoadingMask cover={useCover()} />
}

it('writes 로딩중... into a live region while covering', () => {
  render(<Probe />)
  const status = screen.getByRole('status', { hidden: true })
  expect(status.textContent).toBe('')
  let end = () => {}
  act(() => {
    end = beginMask('PUT')
  })
  expect(status.textContent).toBe('로딩중...')
  act(() => end())
  expect(status.textContent).toBe('')
})

function coverOf(): string | undefined {
  return screen.getByRole('status', { hidden: true }).parentElement?.dataset['cover']
}

it('leaves in sight what a page reads by itself as it opens, until somebody taps', () => {
  render(<Probe />)
  const listeners = new Map<string, (event: Pick<Event, 'isTrusted'>) => void>()
  openQuietly({ addEventListener: (type, listen) => listeners.set(type, listen) })
  const read = () => {
    let end = () => {}
    act(() => {
      end = beginMask('GET')
      vi.advanceTimersByTime(0)
    })
    const cover = coverOf()
    act(() => end())
    return cover
  }
  expect(read()).toBe('hint')
  listeners.get('click')?.({ isTrusted: false })
  expect(read(), 'after a tap that the page itself plays again').toBe('hint')
  listeners.get('click')?.({ isTrusted: true })
  expect(read()).toBe('veil')
})
