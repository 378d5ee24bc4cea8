import { expect, it } from 'vitest'
import { ownFirst } from './own-first.ts'

it('puts what one owns in front, and keeps the other order within', () => {
  const items = ['c', 'a', 'd', 'b'].map((id) => ({ id }))
  const byName = (left: { id: string }, right: { id: string }) => (left.id < right.id ? -1 : 1)
  const ordered = items.toSorted(ownFirst(new Set(['d', 'b']), byName))
  expect(ordered.map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c'])
})
