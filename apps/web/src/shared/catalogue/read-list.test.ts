import { clearImmediate, setImmediate } from 'node:timers'
import { afterEach, expect, it, vi } from 'vitest'
import { readList } from './read-list.ts'

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
  const read = { content: text, isJson: true }
  for (const size of [1, 2, 7, 64])
    expect(await readList(inPieces(JSON.stringify(text), size))).toEqual(read)
})

it('reads nothing of an answer without a body', async () => {
  expect(await readList(new Response(null, { status: 204 }))).toEqual({
    content: null,
    isJson: true,
  })
})

const rows = Array.from({ length: 3000 }, (_, index) => ({
  id: `row-${index}`,
  // As what stands between two rows, but in a string.
  name: 'a"},{"id":"b"]}',
  note: '가'.repeat(index % 90),
}))

const LISTS = {
  'a list of many rows': { version: 3, items: rows, source: null },
  'no rows': { version: 3, items: [] },
  'rows within rows': {
    items: [
      { id: 'a', parts: rows },
      { id: 'b', parts: rows },
    ],
  },
  'two lists': { items: rows, others: rows },
  'a list within something else': { first: { items: rows }, items: rows },
  'rows of another kind': { items: rows.map(({ name, id }) => ({ name, id })) },
} as const

it.each(Object.entries(LISTS))('makes of %s what JSON makes of it', async (_name, list) => {
  const text = JSON.stringify(list)
  expect(await readList(new Response(text))).toEqual({ content: JSON.parse(text), isJson: true })
})

it('gives half a list back as the text it is', async () => {
  const text = JSON.stringify({ items: rows }).slice(0, -5)
  expect(await readList(new Response(text))).toEqual({ content: text, isJson: false })
})

it('lets other things happen while a long list comes and while its rows are made', async () => {
  // A phone that takes 10 ms over a piece.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10))
  const others = { count: 0 }
  const happen = () => {
    others.count += 1
    timer = setImmediate(happen)
  }
  let timer = setImmediate(happen)
  await readList(inPieces(JSON.stringify('가'.repeat(4096)), 1024))
  // Twelve pieces: without letting go they are read before anything else happens once.
  expect(others.count).toBeGreaterThan(3)
  others.count = 0
  await readList(new Response(JSON.stringify({ items: rows })))
  clearImmediate(timer)
  expect(others.count).toBeGreaterThan(2)
})

it('fails with the connection', async () => {
  const broken = new ReadableStream({
    pull(stream) {
      stream.error(new TypeError('network'))
    },
  })
  await expect(readList(new Response(broken))).rejects.toThrow('network')
})
