import { expect, it } from 'vitest'
import { shownItem, shownLine } from './shown-item.english.ts'

const METAL = { id: 'metal', name: '금속', nameEn: 'Metal', variant: '드랍', variantEn: 'Drop' }
const OWN = { id: 'own', name: '내 것', nameEn: null, variant: '', variantEn: '' }

it('shows an item by its English name and variant, and its own where it has none', () => {
  expect(shownItem(METAL)).toMatchObject({ name: 'Metal', variant: 'Drop' })
  expect(shownItem(OWN)).toEqual(OWN)
})

it('gives back what the server has', () => {
  for (const item of [METAL, OWN]) expect(shownItem(shownItem(item))).toEqual(item)
})

it('leaves copies of earlier versions as they are', () => {
  expect(shownItem({ id: 'old', name: '금속' })).toEqual({ id: 'old', name: '금속' })
})

it('names the item of a line the same way, there and back', () => {
  const { name, ...names } = METAL
  const line = { ...names, itemName: name, amount: 7 }
  expect(shownLine(line)).toEqual({
    id: 'metal',
    itemName: 'Metal',
    nameEn: '금속',
    variant: 'Drop',
    variantEn: '드랍',
    amount: 7,
  })
  expect(shownLine(shownLine(line))).toEqual(line)
  expect(shownLine({ id: 'old', itemName: '금속' })).toEqual({ id: 'old', itemName: '금속' })
})
