import { expect, it } from 'vitest'
import { FIRST_ROWS, firstCrystas, firstPieces, pieceGroupKey } from './first-rows.ts'

const piece = (name: string, nameEn: string | null = null, kind = 'bow') => ({ kind, name, nameEn })

it('takes the variants of a piece for one row, and ends before the next row', () => {
  const items = Array.from({ length: 40 }, (_, place) => piece(`활 ${Math.floor(place / 3)}`))
  expect(firstPieces(items)).toEqual(items.slice(0, FIRST_ROWS * 3))
  expect(firstPieces(items.slice(0, 5))).toEqual(items.slice(0, 5))
  expect(pieceGroupKey(piece('활', 'Bow'))).toBe(pieceGroupKey(piece('나무 활', 'Bow')))
  expect(pieceGroupKey(piece('활', 'Bow'))).not.toBe(pieceGroupKey(piece('활', 'Bow', 'bowgun')))
})

it('takes along what the first crystas are upgraded from, each once', () => {
  const rows = Array.from({ length: 30 }, (_, place) => ({
    id: `c${place}`,
    parentId: place === 0 ? 'c20' : null,
  }))
  const items = rows.map((row) => (row.id === 'c20' ? { ...row, parentId: 'c25' } : row))
  const byId = new Map(items.map((item) => [item.id, item]))
  const first = firstCrystas(items, (id) => byId.get(id))
  expect(first.map(({ id }) => id)).toEqual([
    ...items.slice(0, FIRST_ROWS).map(({ id }) => id),
    'c20',
    'c25',
  ])
})

it('a circle of crystas ends', () => {
  const items = [
    { id: 'a', parentId: 'b' },
    { id: 'b', parentId: 'a' },
  ]
  expect(firstCrystas(items, (id) => items.find((item) => item.id === id))).toEqual(items)
})
