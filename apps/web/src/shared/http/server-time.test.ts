import { DAY_MS } from '@gyeol/korean'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { requestJson } from './request.ts'
import {
  type ClockSkew,
  forgetServerTime,
  noteServerTime,
  onClockSkew,
  serverNow,
} from './server-time.ts'

const NOW = Date.UTC(2026, 10, 29, 3)
const told = vi.fn<(skew: ClockSkew) => void>()
let stop: () => void

/** A device whose clock is wrong by `ms`. */
function device(ms: number): void {
  vi.useFakeTimers({ now: NOW + ms, toFake: ['Date', 'performance'] })
}
const header = (ms = 0) => new Date(NOW + ms).toUTCString()

beforeEach(() => {
  forgetServerTime()
  stop = onClockSkew(told)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  told.mockClear()
  forgetServerTime()
})

it('is the device’s own before the server has been heard', () => {
  device(DAY_MS)
  noteServerTime(null)
  noteServerTime('gibberish')
  expect(serverNow()).toBe(NOW + DAY_MS)
})

it.each([DAY_MS, -DAY_MS, 6 * 60_000])(
  'follows the server where the device is wrong by %d ms, and says so once',
  (ms) => {
    device(ms)
    noteServerTime(header())
    noteServerTime(header())
    expect(serverNow()).toBe(NOW)
    expect(told).toHaveBeenCalledExactlyOnceWith({ device: NOW + ms, server: NOW })
    vi.advanceTimersByTime(60_000)
    expect(serverNow()).toBe(NOW + 60_000)
  },
)

it('stays with a clock that is right, and with one a little off', () => {
  device(30_000)
  noteServerTime(header())
  expect(serverNow()).toBe(NOW + 30_000)
  expect(told).not.toHaveBeenCalled()
})

it('is not led back by an old answer out of a cache', () => {
  device(0)
  noteServerTime(header())
  noteServerTime(header(-3_600_000))
  expect(serverNow()).toBe(NOW)
})

it('is heard with every answer', async () => {
  device(DAY_MS)
  const answer = () => Promise.resolve(new Response('{}', { headers: { date: header() } }))
  vi.stubGlobal('fetch', answer)
  await requestJson({ path: '/api/event' })
  expect(serverNow()).toBe(NOW)
})
