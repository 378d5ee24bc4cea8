import { expect, it } from 'vitest'
import { readText } from './read-text.ts'

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
  const text = '가'.repeat(3_000_000)
  let others = 0
  const timer = setInterval(() => (others += 1), 0)
  expect(await readText(inPieces(text, 4096))).toHaveLength(text.length)
  clearInterval(timer)
  expect(others).toBeGreaterThan(1)
})

it('fails with the connection', async () => {
  const broken = new ReadableStream({
    pull(stream) {
      stream.error(new TypeError('network'))
    },
  })
  await expect(readText(new Response(broken))).rejects.toThrow('network')
})
