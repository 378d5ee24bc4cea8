import { expect, it } from 'vitest'
import { goodsItemId, materialItemId } from './item-id.ts'

it.each([
  ["Boar's Hide", 'goods-boars-hide'],
  ['  Broken  Horn (Red) ', 'goods-broken-horn-red'],
  ['가죽', ''],
  ['x'.repeat(100), `goods-${'x'.repeat(58)}`],
])('the goods %j have the price item %j', (name, id) => {
  expect(goodsItemId(name)).toBe(id)
})

it('points of a material have one', () => {
  expect(materialItemId('mana')).toBe('material-mana')
})
