import { expect, it } from 'vitest'
import { englishItemNames } from './english-item-names.ts'

const item = (entity: string | null, name: string, variant = '') =>
  englishItemNames({ entity, name, variant, is_sample: 0 })

it('names things of the library, materials and goods of the story in English', () => {
  expect(item('equipment', '여신의 단검').nameEn).toBe("Goddess's Dagger")
  expect(item('registlet', '위력', '').nameEn).toBeNull()
  expect(item('registlet', '회피 Up').nameEn).toBe('Dodge Boost')
  expect(item(null, '금속').nameEn).toBe('Metal')
  expect(item(null, '콜론의 잎').nameEn).toBe('Colon Leaf')
})

it('leaves what people call it themselves', () => {
  expect(item('equipment', '내가 부르는 단검').nameEn).toBeNull()
  expect(
    englishItemNames({ entity: null, name: '금속', variant: '', is_sample: 1 }).nameEn,
  ).toBeNull()
})

it.each([
  ['단검', 'Dagger'],
  ['한손검 · 드랍 ATK 100', 'One-Handed Sword · Drop ATK 100'],
  ['드랍 2', 'Drop 2'],
  ['ATK 8', 'ATK 8'],
  ['슬롯 2', '슬롯 2'],
  ['', ''],
])('says the variant %s as %s', (variant, english) => {
  expect(item('equipment', '없는 것', variant).variantEn).toBe(english)
})
