import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LoadingMask } from './loading-mask.tsx'
import { beginMask, isMasked, useIsMasked } from './loading-mask-store.ts'

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
  return <LoadingMask isShown={useIsMasked()} />
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
