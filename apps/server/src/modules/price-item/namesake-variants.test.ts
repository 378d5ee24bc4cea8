import { expect, it } from 'vitest'
import { namesakeVariants } from './namesake-variants.ts'

const piece = (id: string, others: object = {}) => ({
  id,
  nameKey: '검',
  kind: '한손검',
  how: '',
  base: '',
  ...others,
})
const of = (...pieces: readonly ReturnType<typeof piece>[]) =>
  Object.fromEntries(namesakeVariants(pieces))

it('says nothing of a piece with a name of its own', () => {
  expect(of(piece('a', { how: '드랍' }), piece('b', { nameKey: '활', how: '드랍' }))).toEqual({
    a: '',
    b: '',
  })
})

it('tells pieces of one kind apart by how they are had', () => {
  expect(of(piece('a', { how: '드랍' }), piece('b', { how: '상점·대장간' }), piece('c'))).toEqual({
    a: '드랍',
    b: '상점·대장간',
    c: '',
  })
})

it('names the kind where kinds differ, and both where that is not enough', () => {
  const others = { kind: '발도검', how: '드랍' }
  expect(
    of(piece('a', { how: '드랍' }), piece('b', others), piece('c', { ...others, how: '상점' })),
  ).toEqual({ a: '한손검', b: '발도검 · 드랍', c: '발도검 · 상점' })
})

it('falls back on the base value, then on numbers, the same in any order', () => {
  const one = piece('a', { how: '드랍', base: 'ATK 10' })
  const two = piece('b', { how: '드랍', base: 'ATK 20' })
  expect(of(two, one)).toEqual({ a: '드랍 ATK 10', b: '드랍 ATK 20' })
  const same = { ...two, base: 'ATK 10' }
  expect(of(same, one)).toEqual({ a: '드랍', b: '드랍 2' })
  expect(of(one, same)).toEqual({ a: '드랍', b: '드랍 2' })
})
