import { expect, it } from 'vitest'
import { materialThing } from './material-thing.ts'

const things = [
  { name: '제가VI', nameEn: 'Zega VI' },
  { name: '포츈', nameEn: null },
]

it.each([
  ['Zega VI', '제가VI'],
  ['ZEGA VI', '제가VI'],
  ['제가VI', '제가VI'],
  ['포츈', '포츈'],
  ['Zega', undefined],
  ['금속', undefined],
])('%s is the thing %s', (material, name) => {
  expect(materialThing(things, material)?.name).toBe(name)
})
