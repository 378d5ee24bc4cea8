import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectLiveData } from './live-tags.ts'

const hub = vi.hoisted(() => ({ tell: (_news: unknown): void => undefined }))
vi.mock('./live-hub.ts', () => ({
  onLiveNews: (listener: (news: unknown) => void) => {
    hub.tell = listener
    return () => undefined
  },
}))

const dispatch = vi.fn<(action: { payload: unknown }) => void>()
const tell = (kind: string) => hub.tell({ change: { kind, id: 'x', action: 'updated' } })
const refetched = () => dispatch.mock.calls.map(([action]) => action.payload)

beforeEach(() => {
  vi.useFakeTimers()
  dispatch.mockClear()
  connectLiveData({ dispatch }, () => 0)
})
afterEach(() => vi.useRealTimers())

it('fetches posts at once and lists of the catalogue when every process has them', () => {
  tell('notice')
  tell('crysta')
  expect(refetched()).toEqual([['Notice']])
  vi.advanceTimersByTime(1_099)
  expect(refetched()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(refetched()).toEqual([['Notice'], ['Crysta', 'CrystaRow']])
})

it('fetches once for many changes, and once more for those that came meanwhile', () => {
  tell('ability')
  vi.advanceTimersByTime(600)
  for (let count = 0; count < 20; count += 1) tell('ability')
  vi.advanceTimersByTime(500)
  expect(refetched()).toEqual([['Ability']])
  vi.advanceTimersByTime(1_100)
  expect(refetched()).toEqual([['Ability'], ['Ability']])
  vi.advanceTimersByTime(10_000)
  expect(refetched()).toHaveLength(2)
})
