import { act, render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { givePageData } from '../http/page-data.ts'
import { forgetServerTime, noteServerTime } from '../http/server-time.ts'
import { useNow } from './use-now.ts'

const DRAWN = Date.UTC(2026, 10, 27, 3)
const NOW = DRAWN + 90_000

const shown: number[] = []

function Clock() {
  const now = useNow()
  shown.push(now)
  return <p>{now}</p>
}

it('is first the time of the drawing where a page is taken over, and the time now at once after', async () => {
  vi.setSystemTime(NOW)
  givePageData({ at: DRAWN, cache: null, loaded: null })
  const root = document.body.appendChild(document.createElement('main'))
  root.innerHTML = renderToString(<Clock />)
  expect(root.textContent).toBe(String(DRAWN))
  shown.length = 0
  const onRecoverableError = vi.fn()
  const living = await act(async () => hydrateRoot(root, <Clock />, { onRecoverableError }))
  expect(shown[0]).toBe(DRAWN)
  expect(shown.at(-1)).toBe(NOW)
  expect(root.textContent).toBe(String(NOW))
  expect(onRecoverableError).not.toHaveBeenCalled()
  await act(async () => living.unmount())
  vi.useRealTimers()
})

it('goes by the server heard between the drawing and the first effects', async () => {
  vi.setSystemTime(NOW)
  forgetServerTime()
  const right = NOW - 86_400_000
  function Answered() {
    useLayoutEffect(() => noteServerTime(new Date(right).toUTCString()), [])
    return <Clock />
  }
  shown.length = 0
  render(<Answered />)
  expect(shown[0]).toBe(NOW)
  expect(Math.abs((shown.at(-1) ?? 0) - right)).toBeLessThan(60_000)
  forgetServerTime()
  vi.useRealTimers()
})
