import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/*
 * Every copy of the module stands for one tab: they share the lock, the channel and nothing else.
 */

class FakeSource extends EventTarget {
  static open = 0
  static last: FakeSource | null = null
  readyState = 1

  constructor() {
    super()
    FakeSource.open += 1
    FakeSource.last = this
  }

  close(): void {
    if (this.readyState !== 2) FakeSource.open -= 1
    this.readyState = 2
  }

  say(name: string, data: string): void {
    this.dispatchEvent(new MessageEvent(name, { data }))
  }
}

/** One lock, given to one after another, as the browser does it. */
class FakeLocks {
  #queue: Promise<unknown> = Promise.resolve()

  request(
    _name: string,
    { signal }: { signal: AbortSignal },
    work: () => Promise<void>,
  ): Promise<void> {
    const turn = this.#queue.then(() => {
      if (signal.aborted) throw new DOMException('aborted', 'AbortError')
      return work()
    })
    this.#queue = turn.catch(() => undefined)
    return turn
  }
}

const CHANGE = '{"kind":"notice","id":"n1","action":"created"}'

async function openTab() {
  vi.resetModules()
  const { onLiveNews } = await import('./live-hub.ts')
  const heard = vi.fn()
  onLiveNews(heard)
  return heard
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

function look(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  FakeSource.open = 0
  FakeSource.last = null
  vi.stubGlobal('EventSource', FakeSource)
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new FakeLocks() })
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
})

afterEach(async () => {
  // Ends what the copies of the module hold.
  window.dispatchEvent(new Event('pagehide'))
  await settle()
  Reflect.deleteProperty(navigator, 'locks')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('keeps one line for all tabs and tells every one of them', async () => {
  const [one, other] = [await openTab(), await openTab()]
  await settle()
  expect(FakeSource.open).toBe(1)
  FakeSource.last?.say('change', CHANGE)
  await vi.waitFor(() => expect(other).toHaveBeenCalledOnce())
  expect(one).toHaveBeenCalledOnce()
  const news: unknown = { change: JSON.parse(CHANGE) }
  expect(other).toHaveBeenCalledWith(news)
})

it('closes the line while no tab is in sight, and offline, and comes back', async () => {
  await openTab()
  await settle()
  vi.useFakeTimers()
  look('hidden')
  vi.advanceTimersByTime(4_000)
  expect(FakeSource.open).toBe(1)
  vi.advanceTimersByTime(2_000)
  vi.useRealTimers()
  await settle()
  expect(FakeSource.open).toBe(0)
  look('visible')
  await settle()
  expect(FakeSource.open).toBe(1)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await settle()
  expect(FakeSource.open).toBe(0)
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(FakeSource.open).toBe(1)
})

it('has everything fetched again after a gap, but not right after the page was loaded', async () => {
  const heard = await openTab()
  await settle()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  FakeSource.last?.say('hello', '{}')
  await settle()
  expect(heard).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pagehide'))
  await settle()
  window.dispatchEvent(new Event('pageshow'))
  await settle()
  clock.mockReturnValue(60_000)
  FakeSource.last?.say('hello', '{}')
  // Another tab may have the line now.
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('reset'))
})

it('has a line of its own where tabs cannot agree', async () => {
  Reflect.deleteProperty(navigator, 'locks')
  await openTab()
  await openTab()
  expect(FakeSource.open).toBe(2)
})
