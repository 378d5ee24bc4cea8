import { expect, it } from 'vitest'
import { goodsItemId, materialItemId } from './item-id.ts'

it('goods have an id of their own that never changes, however the name is composed', () => {
  expect(goodsItemId('a')).toBe('goods-e40c292c')
  const name = '멧돼지 가죽'
  expect(goodsItemId(name.normalize('NFD'))).toBe(goodsItemId(name))
  expect(goodsItemId('멧돼지 고기')).not.toBe(goodsItemId(name))
  expect(goodsItemId(name)).toMatch(/^goods-[0-9a-f]{8}$/)
})

it('points of a material have one', () => {
  expect(materialItemId('mana')).toBe('material-mana')
})
