import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { brokenItems, shelfKey } from './broken-shelf.ts'
import { defineSaved, useSaved } from './saved-data.ts'
import { type SavedDefinition, SavedStore } from './saved-store.ts'
import { connectSavedData, resetStorageStatus, storageStatus } from './storage-status.ts'

interface Points {
  readonly step: number
  readonly slots: Readonly<Record<string, number>>
}

const EMPTY: Points = { step: 5, slots: {} }

function readPoints(value: unknown): Points | null {
  if (typeof value !== 'object' || value === null) return null
  const { step, slots } = value as Partial<Record<keyof Points, unknown>>
  if (typeof step !== 'number' || !Number.isFinite(step)) return null
  if (typeof slots !== 'object' || slots === null || Array.isArray(slots)) return null
  const entries = Object.entries(slots)
  if (!entries.every(([, count]) => typeof count === 'number')) return null
  return { step, slots: Object.fromEntries(entries) }
}

const POINTS: SavedDefinition<Points> = {
  key: 'points',
  version: 2,
  initial: () => EMPTY,
  schema: readPoints,
  upgrades: {
    // The first form was the bare step, the second had no slots.
    0: (old) => (typeof old === 'number' ? { step: old } : old),
    1: (old) => (typeof old === 'object' && old !== null ? { slots: {}, ...old } : old),
  },
}

const told = vi.fn<(text: string) => void>()
const stored = (key = 'points') => localStorage.getItem(key)
const setSlot = (name: string, count: number) => (data: Points) => ({
  ...data,
  slots: { ...data.slots, [name]: count },
})

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

describe('reading', () => {
  it('starts with the initial data and writes nothing by itself', () => {
    expect(new SavedStore(POINTS).load()).toBe(EMPTY)
    vi.runAllTimers()
    expect(stored()).toBeNull()
    expect(told).not.toHaveBeenCalled()
  })

  it.each([
    ['today', '{"v":2,"data":{"step":7,"slots":{"a":1}}}', { step: 7, slots: { a: 1 } }],
    ['version 1', '{"v":1,"data":{"step":3}}', { step: 3, slots: {} }],
    ['the plain form', '9', { step: 9, slots: {} }],
    ['the plain object', '{"step":4}', { step: 4, slots: {} }],
  ])('reads %s', (_name, raw, expected) => {
    localStorage.setItem('points', raw)
    expect(new SavedStore(POINTS).load()).toEqual(expected)
    expect(told).not.toHaveBeenCalled()
    expect(brokenItems('points')).toEqual([])
  })

  it('takes a plain form as it is when no step 0 exists', () => {
    localStorage.setItem('points', '{"step":4,"slots":{}}')
    const store = new SavedStore({ ...POINTS, version: 1, upgrades: undefined })
    expect(store.load()).toEqual({ step: 4, slots: {} })
  })
})

describe('damage', () => {
  it.each([
    ['empty', ''],
    ['space', ' '],
    ['cut', '{"a":[1,2'],
    ['not JSON', 'undefined'],
    ['NaN', 'NaN'],
    ['null', 'null'],
    ['text', '"x"'],
    ['true', 'true'],
    ['list', '[]'],
    ['list of null', '[null,null]'],
    ['empty object', '{}'],
    ['deep', '['.repeat(2000) + ']'.repeat(2000)],
    ['very deep', '['.repeat(200_000)],
    ['wrong types', '{"step":"x","slots":{"a":"b"},"level":-1}'],
    ['html', '"<img src=x onerror=window.__xss=1>"'],
    ['foreign future', '{"version":9999,"data":{"unknown":true}}'],
    ['our future', '{"v":9999,"data":{"step":1,"slots":{}}}'],
    ['version 0', '{"v":0,"data":{"step":1,"slots":{}}}'],
    ['version as text', '{"v":"2","data":{"step":1,"slots":{}}}'],
    ['lone surrogate', '"\\ud800"'],
    ['infinite step', '{"v":2,"data":{"step":1e999,"slots":{}}}'],
    ['huge', JSON.stringify({ saves: Array.from({ length: 20_000 }, (_, i) => ({ i, n: 'x' })) })],
  ])('sets %s aside, tells once and can save again', (_name, raw) => {
    localStorage.setItem('points', raw)
    const store = new SavedStore(POINTS)
    expect(store.load()).toBe(EMPTY)
    expect(brokenItems('points').map((item) => item.raw)).toEqual([raw])
    expect(told).toHaveBeenCalledOnce()
    store.update(setSlot('a', 1))
    store.flush()
    expect(new SavedStore(POINTS).load()).toEqual({ step: 5, slots: { a: 1 } })
  })

  it('does not tell again on the next visit about what already lies aside', () => {
    localStorage.setItem('points', '{"a":[1,2')
    new SavedStore(POINTS).load()
    resetStorageStatus()
    new SavedStore(POINTS).load()
    expect(told).toHaveBeenCalledOnce()
    expect(brokenItems('points')).toHaveLength(1)
  })

  it('keeps the newest three', () => {
    for (const raw of ['a', 'b', 'c', 'd']) {
      localStorage.setItem('points', raw)
      new SavedStore(POINTS).load()
    }
    expect(brokenItems('points').map((item) => item.raw)).toEqual(['d', 'c', 'b'])
  })

  it('survives a damaged shelf', () => {
    localStorage.setItem(shelfKey('points'), '{"not":"a list"}')
    localStorage.setItem('points', 'x')
    new SavedStore(POINTS).load()
    expect(brokenItems('points').map((item) => item.raw)).toEqual(['x'])
  })

  it('lets no __proto__ through', () => {
    const evil = '{"v":2,"data":{"step":1,"slots":{"__proto__":{"polluted":1},"a":2}}}'
    localStorage.setItem('points', evil)
    const { slots } = new SavedStore(POINTS).load()
    expect(slots).toEqual({ a: 2 })
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
    expect(Object.getPrototypeOf(slots)).toBe(Object.prototype)
  })

  it('treats a schema or upgrade that throws as unreadable', () => {
    localStorage.setItem('points', '{"v":1,"data":null}')
    const upgrades = { 1: () => JSON.parse('{') as unknown }
    expect(new SavedStore({ ...POINTS, upgrades }).load()).toBe(EMPTY)
    expect(brokenItems('points')).toHaveLength(1)
  })

  it('does not overwrite what it could not set aside', () => {
    localStorage.setItem('points', 'precious')
    // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
    const original = Storage.prototype.setItem
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key.endsWith('/broken')) throw new DOMException('full', 'QuotaExceededError')
      original.call(this, key, value)
    })
    const store = new SavedStore(POINTS)
    store.update(setSlot('a', 1))
    store.flush()
    expect(store.load().slots).toEqual({ a: 1 })
    expect(stored()).toBe('precious')
    expect(storageStatus()).toBe('full')
  })
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
