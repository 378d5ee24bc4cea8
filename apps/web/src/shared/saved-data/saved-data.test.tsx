import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { brokenItems } from './broken-slot.ts'
import { EMPTY, POINTS, setSlot } from './points.fixture.ts'
import { defineSaved, useSaved } from './saved-data.ts'
import { SavedStore } from './saved-store.ts'
import { connectSavedData, resetStorageStatus, storageStatus } from './storage-status.ts'

const told = vi.fn<(text: string) => void>()
const stored = (key = 'points') => localStorage.getItem(key)
beforeEach(() => {
  localStorage.clear()
  resetStorageStatus()
  connectSavedData(told)
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  connectSavedData(null)
  vi.useRealTimers()
  vi.restoreAllMocks()
  told.mockClear()
})

describe('writing', () => {
  it('waits for more changes and writes once', () => {
    const write = vi.spyOn(Storage.prototype, 'setItem')
    const store = new SavedStore(POINTS)
    for (let count = 1; count <= 20; count += 1) store.update(setSlot('a', count))
    expect(write).not.toHaveBeenCalled()
    vi.advanceTimersByTime(250)
    expect(write).toHaveBeenCalledOnce()
    expect(stored()).toBe('{"v":2,"data":{"step":5,"slots":{"a":20}}}')
  })

  it('keeps one reference until something changes', () => {
    const store = new SavedStore(POINTS)
    const listener = vi.fn()
    store.subscribe(listener)
    const before = store.load()
    store.update((data) => data)
    expect(store.load()).toBe(before)
    expect(listener).not.toHaveBeenCalled()
    store.save({ step: 1, slots: {} })
    expect(listener).toHaveBeenCalledOnce()
  })

  it.each([
    ['pagehide', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'visibilitychange',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
        document.dispatchEvent(new Event('visibilitychange'))
      },
    ],
  ])('writes at once on %s', (_name, leave) => {
    const store = defineSaved({ ...POINTS, key: `leave-${_name}` })
    store.update(setSlot('a', 1))
    expect(stored(`leave-${_name}`)).toBeNull()
    leave()
    expect(stored(`leave-${_name}`)).toContain('"a":1')
  })

  it('removes the key on reset', () => {
    const store = new SavedStore({ ...POINTS, debounceMs: 0 })
    store.update(setSlot('a', 1))
    expect(stored()).not.toBeNull()
    store.reset()
    expect(stored()).toBeNull()
    expect(store.load()).toEqual(EMPTY)
    vi.runAllTimers()
    expect(stored()).toBeNull()
  })
})

describe('without storage', () => {
  const denyAll = () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  }

  it('works in memory when it is forbidden, and tells once', () => {
    denyAll()
    const store = new SavedStore(POINTS)
    store.update(setSlot('a', 1))
    vi.runAllTimers()
    store.update(setSlot('b', 2))
    vi.runAllTimers()
    expect(store.load().slots).toEqual({ a: 1, b: 2 })
    expect(storageStatus()).toBe('denied')
    expect(told).toHaveBeenCalledOnce()
  })

  it('works in memory when it is full, without a loop, and writes again when there is room', () => {
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const store = new SavedStore(POINTS)
    store.update(setSlot('a', 1))
    vi.runAllTimers()
    store.update(setSlot('b', 2))
    vi.runAllTimers()
    expect(write).toHaveBeenCalledTimes(2)
    expect(told).toHaveBeenCalledOnce()
    expect(storageStatus()).toBe('full')
    write.mockRestore()
    store.update(setSlot('c', 3))
    vi.runAllTimers()
    expect(storageStatus()).toBe('ok')
    expect(new SavedStore(POINTS).load().slots).toEqual({ a: 1, b: 2, c: 3 })
  })
})

describe('two tabs', () => {
  const otherTabWrote = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key }))

  it('follows what the other tab writes', () => {
    const mine = defineSaved({ ...POINTS, key: 'tabs' })
    const listener = vi.fn()
    mine.load()
    mine.subscribe(listener)
    const theirs = new SavedStore({ ...POINTS, key: 'tabs', debounceMs: 0 })
    theirs.update(setSlot('b', 2))
    otherTabWrote('tabs')
    expect(mine.load().slots).toEqual({ b: 2 })
    expect(listener).toHaveBeenCalledOnce()
    localStorage.clear()
    otherTabWrote(null)
    expect(mine.load()).toEqual(EMPTY)
  })

  it('loses nothing when both save different slots', () => {
    const mine = new SavedStore(POINTS)
    const theirs = new SavedStore(POINTS)
    mine.load()
    theirs.load()
    mine.update(setSlot('a', 1))
    theirs.update(setSlot('b', 2))
    mine.flush()
    theirs.flush()
    expect(new SavedStore(POINTS).load().slots).toEqual({ a: 1, b: 2 })
  })

  it('keeps unwritten changes while following', () => {
    const mine = new SavedStore(POINTS)
    mine.update(setSlot('a', 1))
    new SavedStore({ ...POINTS, debounceMs: 0 }).update(setSlot('b', 2))
    mine.refresh()
    expect(mine.load().slots).toEqual({ a: 1, b: 2 })
  })

  it('ignores unreadable text of another tab', () => {
    const mine = new SavedStore(POINTS)
    mine.save({ step: 1, slots: {} })
    mine.flush()
    localStorage.setItem('points', '{')
    mine.refresh()
    expect(mine.load()).toEqual({ step: 1, slots: {} })
    mine.update(setSlot('a', 1))
    mine.flush()
    expect(brokenItems('points').map((item) => item.raw)).toEqual(['{'])
    expect(new SavedStore(POINTS).load()).toEqual({ step: 1, slots: { a: 1 } })
  })
})

it('useSaved shows the data and replaces it', () => {
  const store = new SavedStore(POINTS)
  function Step() {
    const [points, save] = useSaved(store)
    return <button onClick={() => save({ ...points, step: points.step + 1 })}>{points.step}</button>
  }
  render(<Step />)
  act(() => screen.getByRole('button').click())
  expect(screen.getByRole('button').textContent).toBe('6')
})
