import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { brokenItems, brokenSlot } from './broken-slot.ts'
import { EMPTY, POINTS, setSlot } from './points.fixture.ts'
import { SavedStore } from './saved-store.ts'
import {
  connectSavedData,
  type Notice,
  resetStorageStatus,
  storageStatus,
} from './storage-status.ts'

const told = vi.fn<(notice: Notice) => void>()
const stored = () => localStorage.getItem('points')
beforeEach(() => {
  localStorage.clear()
  resetStorageStatus()
  connectSavedData(told)
  vi.useFakeTimers()
})

afterEach(() => {
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

  it('keeps the reference pages are drawn ahead of time with, as long as the initial data says the same', () => {
    let step = 0
    const store = new SavedStore({ ...POINTS, initial: () => ({ step, slots: {} }) })
    expect(store.load()).toBe(store.initial())
    const later = new SavedStore({ ...POINTS, initial: () => ({ step, slots: {} }) })
    step = 5
    expect(later.load()).toEqual({ step: 5, slots: {} })
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

  it('survives a damaged slot of broken data', () => {
    localStorage.setItem(brokenSlot('points'), '{"not":"a list"}')
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

describe('a newer version of the app', () => {
  const NEWER = '{"v":3,"data":{"step":1,"slots":{"z":9},"newer":"work of the other tab"}}'
  const saysSo = () => expect(told).toHaveBeenCalledExactlyOnceWith('newer')

  it('wrote while this tab was open: nothing goes over its work, and this tab goes on in memory', () => {
    const store = new SavedStore(POINTS)
    store.update(setSlot('a', 1))
    store.flush()
    localStorage.setItem('points', NEWER)
    store.update(setSlot('b', 2))
    store.flush()
    expect(stored()).toBe(NEWER)
    expect(brokenItems('points')).toEqual([])
    expect(store.load().slots).toEqual({ a: 1, b: 2 })
    saysSo()
  })

  it('wrote before this tab came, and is told of by the browser', () => {
    localStorage.setItem('points', NEWER)
    const store = new SavedStore(POINTS)
    expect(store.load()).toBe(EMPTY)
    store.save({ step: 7, slots: {} })
    store.flush()
    store.reset()
    expect(stored()).toBe(NEWER)
    saysSo()
    const open = new SavedStore({ ...POINTS, key: 'other' })
    open.load()
    localStorage.setItem('other', NEWER)
    open.refresh()
    open.update(setSlot('a', 1))
    open.flush()
    expect(localStorage.getItem('other')).toBe(NEWER)
  })

  it('has gone, or its owner has thrown it away: this one saves again', () => {
    localStorage.setItem('points', NEWER)
    const store = new SavedStore(POINTS)
    store.update(setSlot('a', 1))
    localStorage.removeItem('points')
    store.refresh()
    store.flush()
    expect(new SavedStore(POINTS).load().slots).toEqual({ a: 1 })
  })
})
