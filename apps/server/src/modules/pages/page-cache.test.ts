import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { type DrawingOutcome, PageCache } from './page-cache.ts'
import { findRenderer, type PageRenderer } from './page-renderer.ts'

const SCREENS = fileURLToPath(new URL('../../../test/fixtures/screens', import.meta.url))

function site() {
  const state = { tag: '1', now: 0, asked: 0 }
  const troubles: string[] = []
  const outcomes: DrawingOutcome[] = []
  const ask = async (address: string) => {
    state.asked += 1
    return { status: 200, tag: state.tag, text: JSON.stringify({ address, said: state.tag }) }
  }
  const renderer = findRenderer(SCREENS, ask) as PageRenderer
  const cache = new PageCache({
    renderer,
    ask,
    clock: () => state.now,
    onOutcome: (outcome) => outcomes.push(outcome),
    onTrouble: (error) => troubles.push(String(error)),
  })
  /** A process starts in its own time on a busy machine. */
  const untilDrawn = async (path: string) =>
    vi.waitUntil(async () => cache.find(path), { timeout: 20_000, interval: 100 })
  return { state, troubles, outcomes, cache, untilDrawn }
}

it('draws beside the server with what the API tells a visitor', async () => {
  const { untilDrawn, troubles } = site()
  const { html } = await untilDrawn('/a')
  expect(html).toContain('<h1>/a</h1><p>{"address":"/api/one","said":"1"}')
  expect(html).not.toContain(` ${process.pid}<`)
  expect(troubles).toEqual([])
})

it('keeps a drawing for as long as it is answered alike, and looks once a second', async () => {
  const { state, cache, untilDrawn } = site()
  const first = await untilDrawn('/a')
  const { asked } = state
  expect(await cache.find('/a')).toBe(first)
  expect(state.asked).toBe(asked)
  state.tag = '2'
  const next = await vi.waitUntil(
    async () => {
      const found = await cache.find('/a')
      return found !== first && found
    },
    { timeout: 20_000, interval: 200 },
  )
  expect(next?.html).toContain('"said":"2"')
})

it('keeps what is read again and again while everything else is asked for once', async () => {
  const { cache, untilDrawn } = site()
  const first = await untilDrawn('/a')
  for (let thing = 0; thing < 200; thing += 1) {
    await untilDrawn(`/${thing}`)
    expect(await cache.find('/a')).toBe(first)
  }
})

it('draws anew what looks like this for a while only', async () => {
  const { state, cache, untilDrawn } = site()
  const first = await untilDrawn('/moment')
  state.now = 999
  expect(await cache.find('/moment')).toBe(first)
  state.now = 1000
  expect(await untilDrawn('/moment')).not.toBe(first)
})

it('gives up after a moment on what takes long, and has it for whoever comes next', async () => {
  const { cache, outcomes, untilDrawn } = site()
  await untilDrawn('/a')
  expect(await cache.find('/slow')).toBeNull()
  expect((await untilDrawn('/slow')).html).toContain('<h1>/slow</h1>')
  expect(outcomes).toContain('late')
})

it('waits longer where the address names a thing: the status says whether there is one', async () => {
  const { cache, untilDrawn } = site()
  await untilDrawn('/a')
  expect((await cache.find('/slow', true))?.html).toContain('<h1>/slow</h1>')
})

it.each(['/broken', '/endless', '/greedy'])(
  'sends %s without a drawing within a moment, tells of it once, and draws the next page',
  async (path) => {
    const { cache, troubles, outcomes, untilDrawn } = site()
    await untilDrawn('/a')
    const before = performance.now()
    expect(await cache.find(path)).toBeNull()
    expect(performance.now() - before).toBeLessThan(1500)
    await vi.waitUntil(() => troubles.length > 0, { timeout: 20_000 })
    expect(await cache.find(path)).toBeNull()
    expect((await untilDrawn('/b')).html).toContain('<h1>/b</h1>')
    expect(troubles).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'failed')).toHaveLength(1)
  },
)

it('draws nothing for a build without screens', () => {
  expect(findRenderer(`${SCREENS}/none`, async () => Promise.reject(new Error()))).toBeNull()
})
