import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isChunkError, loadPart, reloadForStaleChunk } from './stale-chunk.ts'

const CHUNK_ERRORS = [
  'Failed to fetch dynamically imported module: https://x/assets/a.js',
  'error loading dynamically imported module: https://x/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
]
const chunkError = new TypeError(CHUNK_ERRORS[0])

function fakePorts(version = 'a') {
  const kept = new Map<string, string>()
  return {
    isOnline: true,
    isEditing: false,
    version,
    reload: vi.fn(),
    isNewBuildOut: async () => true,
    marks: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  }
}

it.each(CHUNK_ERRORS)('knows "%s"', (message) => {
  expect(isChunkError(new TypeError(message))).toBe(true)
})

it.each([new Error('x is not a function'), 'Importing a module script failed.', null])(
  'does not take %s for a missing part',
  (error) => {
    expect(isChunkError(error)).toBe(false)
    const ports = fakePorts()
    expect(reloadForStaleChunk(error, ports)).toBe(false)
    expect(ports.reload).not.toHaveBeenCalled()
  },
)

it('reloads once per build and never in a loop', () => {
  const ports = fakePorts('a')
  expect(reloadForStaleChunk(chunkError, ports)).toBe(true)
  expect(reloadForStaleChunk(chunkError, ports)).toBe(false)
  expect(ports.reload).toHaveBeenCalledOnce()
  expect(reloadForStaleChunk(chunkError, { ...ports, version: 'b' })).toBe(true)
})

it('does not reload while somebody is writing', () => {
  const ports = { ...fakePorts(), isEditing: true }
  expect(reloadForStaleChunk(chunkError, ports)).toBe(false)
  expect(ports.reload).not.toHaveBeenCalled()
})

it('does not reload offline', () => {
  const ports = { ...fakePorts(), isOnline: false }
  expect(reloadForStaleChunk(chunkError, ports)).toBe(false)
  expect(ports.reload).not.toHaveBeenCalled()
})

it('does not reload where it could not remember having done so', () => {
  const ports = fakePorts()
  const forgetful = { ...ports, marks: { getItem: () => null, setItem: () => undefined } }
  expect(reloadForStaleChunk(chunkError, forgetful)).toBe(false)
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const refusing = { ...ports, marks: { getItem: denied, setItem: denied } }
  expect(reloadForStaleChunk(chunkError, refusing)).toBe(false)
  expect(ports.reload).not.toHaveBeenCalled()
})

describe('a part that does not come', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('does not call a player back who is on the way to another page', async () => {
    const ports = fakePorts()
    const brokenOff = () => loadPart(() => Promise.reject(chunkError), ports)
    window.dispatchEvent(new Event('beforeunload'))
    const failed = expect(brokenOff()).rejects.toBe(chunkError)
    await vi.advanceTimersByTimeAsync(1_000)
    await failed
    expect(ports.reload).not.toHaveBeenCalled()

    await vi.advanceTimersByTimeAsync(10_000)
    void brokenOff()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(ports.reload).toHaveBeenCalledOnce()
  })

  it('gives a page time to go that breaks off before it says that it leaves', async () => {
    const ports = fakePorts()
    const failed = expect(loadPart(() => Promise.reject(chunkError), ports)).rejects.toBe(
      chunkError,
    )
    await vi.advanceTimersByTimeAsync(900)
    expect(ports.reload).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('beforeunload'))
    await vi.advanceTimersByTimeAsync(100)
    await failed
    expect(ports.reload).not.toHaveBeenCalled()
  })

  it('is said where the build is the same: something in between keeps it away', async () => {
    const ports = { ...fakePorts(), isNewBuildOut: async () => false }
    const failed = expect(loadPart(() => Promise.reject(chunkError), ports)).rejects.toBe(
      chunkError,
    )
    await vi.advanceTimersByTimeAsync(1_000)
    await failed
    expect(ports.reload).not.toHaveBeenCalled()
  })

  it('says so at once offline, and where something else is wrong', async () => {
    const ports = { ...fakePorts(), isOnline: false }
    await expect(loadPart(() => Promise.reject(chunkError), ports)).rejects.toBe(chunkError)
    const other = new Error('x is not a function')
    await expect(loadPart(() => Promise.reject(other), fakePorts())).rejects.toBe(other)
  })
})
