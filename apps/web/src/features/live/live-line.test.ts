import { LIVE_KINDS, type LiveChange } from '@gyeol/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLine, readChange } from './live-line.ts'
import { tagsOf } from './live-tags.ts'

class FakeSource extends EventTarget {
  static readonly opened: FakeSource[] = []
  readonly path: string
  readyState = 1

  constructor(path: string) {
    super()
    this.path = path
    FakeSource.opened.push(this)
  }

  close(): void {
    this.readyState = 2
  }

  say(name: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(name, { data }))
  }

  fail(readyState: number): void {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }
}

const CHANGE = { kind: 'notice', id: 'n1', action: 'created' }

function listen() {
  const heard = { onHello: vi.fn(), onNews: vi.fn() }
  const close = openLine(heard, {
    // Only what the line uses of it.
    openSource: (path) => new FakeSource(path) as unknown as EventSource,
    random: () => 0,
  })
  return { ...heard, close }
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSource.opened.length = 0
})
afterEach(() => vi.useRealTimers())

it('passes on what changed, and that too much was missed', () => {
  const { onHello, onNews, close } = listen()
  const [source] = FakeSource.opened
  expect(source?.path).toBe('/api/live')
  source?.say('hello', '{}')
  source?.say('change', JSON.stringify(CHANGE))
  source?.say('change', 'not json')
  source?.say('reset', '{}')
  expect(onHello).toHaveBeenCalledOnce()
  expect(onNews.mock.calls).toEqual([[{ change: CHANGE }], ['reset']])
  close()
  expect(source?.readyState).toBe(2)
})

it('leaves a broken line to the browser and asks again half a minute after a refusal', () => {
  const { close } = listen()
  FakeSource.opened[0]?.fail(0)
  vi.advanceTimersByTime(60_000)
  expect(FakeSource.opened).toHaveLength(1)
  FakeSource.opened[0]?.fail(2)
  vi.advanceTimersByTime(29_999)
  expect(FakeSource.opened).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(FakeSource.opened).toHaveLength(2)
  FakeSource.opened[1]?.fail(2)
  close()
  vi.advanceTimersByTime(60_000)
  expect(FakeSource.opened).toHaveLength(2)
})

describe('readChange', () => {
  it.each([
    [CHANGE, CHANGE],
    [JSON.stringify({ ...CHANGE, more: 1 }), CHANGE],
    [{ ...CHANGE, kind: 'member' }, null],
    [{ ...CHANGE, action: 'x' }, null],
    [{ ...CHANGE, id: 1 }, null],
    ['', null],
    [null, null],
  ])('reads %j as %j', (data, expected) => {
    expect(readChange(data)).toEqual(expected)
  })
})

it('a change touches the data of its kind, a reset all; lists of the catalogue settle first', () => {
  const of = (kind: LiveChange['kind']) => tagsOf({ change: { kind, id: 'x', action: 'updated' } })
  expect(of('event')).toEqual({ now: ['Event'], later: [] })
  expect(of('price')).toEqual({ now: ['Price'], later: [] })
  expect(of('crysta')).toEqual({ now: [], later: ['Crysta', 'CrystaRow'] })
  expect(tagsOf('reset').now).toContain('Notice')
  expect(tagsOf('reset').later).toContain('Ability')
})

it('reads every kind the server tells of', () => {
  for (const kind of LIVE_KINDS)
    expect(readChange({ kind, id: 'x', action: 'updated' })?.kind).toBe(kind)
})
