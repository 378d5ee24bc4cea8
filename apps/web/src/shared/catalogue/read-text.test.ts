import { setImmediate } from 'node:timers'
import { afterEach, expect, it, vi } from 'vitest'
import { readText } from './read-text.ts'

afterEach(() => void vi.restoreAllMocks())

/** An answer that comes in pieces of `size` bytes. */
function inPieces(text: string, size: number): Response {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  return new Response(
    new ReadableStream({
      pull(stream) {
        if (at >= bytes.length) return stream.close()
        stream.enqueue(bytes.slice(at, at + size))
        at += size
      },
    }),
  )
}

it('reads Korean whose letters were cut between two pieces', async () => {
  const text = '크리스타 바쿠잔 '.repeat(50)
  for (const size of [1, 2, 7, 64]) expect(await readText(inPieces(text, size))).toBe(text)
})

it('reads nothing of an answer without a body', async () => {
  expect(await readText(new Response(null, { status: 204 }))).toBe('')
})

it('lets other things happen while a long answer comes', async () => {
  // A phone that takes 10 ms over a piece.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10))
  let others = 0
  let goesOn = true
  const happen = () => {
    others += 1
    if (goesOn) setImmediate(happen)
  }
  setImmediate(happen)
  const text = '가'.repeat(4096)
  expect(await readText(inPieces(text, 1024))).toHaveLength(text.length)
  goesOn = false
  // Twelve pieces: without letting go they are read before anything else happens once.
  expect(others).toBeGreaterThan(3)
})

it('fails with the connection', async () => {
  const broken = new ReadableStream({
    pull(stream) {
      stream.error(new TypeError('network'))
    },
  })
  await expect(readText(new Response(broken))).rejects.toThrow('network')
})
