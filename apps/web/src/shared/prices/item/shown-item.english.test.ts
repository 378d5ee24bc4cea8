import { expect, it } from 'vitest'
import { shownItem } from './shown-item.english.ts'

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
