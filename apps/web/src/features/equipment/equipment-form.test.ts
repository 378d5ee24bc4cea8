import { type Equipment, equipmentInputSchema } from '@gyeol/contract'
import { readEquipmentRows } from '@gyeol/game-data'
import { expect, it } from 'vitest'
import { readyToSend } from '../../shared/forms/contract-resolver.ts'
import { changedEquipmentSchema, equipmentValuesOf, newEquipmentSchema } from './equipment-form.ts'
import { createEquipmentIndex } from '../../shared/lists/equipment-search.ts'
import { ownedLike } from './use-comparison.ts'

const pieces = readEquipmentRows().map(
  ({ id, ...row }): Equipment => ({ ...equipmentInputSchema.parse(row), id, version: 2 }),
)

it('sends a piece nobody has changed just as it was', () => {
  expect(pieces.length).toBeGreaterThan(4000)
  for (const piece of pieces) {
    const values = equipmentValuesOf(piece)
    const { id, ...content } = piece
    const sent = readyToSend(changedEquipmentSchema, { ...values, version: 2 })
    expect(changedEquipmentSchema.parse(sent), id).toEqual(content)
  }
})

it('begins a new piece with nothing but a name to be filled in', () => {
  const values = { ...equipmentValuesOf(null), name: '새 검' }
  expect(newEquipmentSchema.parse(readyToSend(newEquipmentSchema, values))).toEqual(
    equipmentInputSchema.parse({ name: '새 검', kind: 'oneHandSword' }),
  )
})

it('lays a piece beside those of its kind the viewer has, as many as there is room for', () => {
  const named = (name: string, kind: Equipment['kind']): Equipment => ({
    ...equipmentInputSchema.parse({ name, kind }),
    id: name,
    version: 1,
  })
  const bows = ['a', 'b', 'c', 'd', 'e'].map((name) => named(name, 'bow'))
  const staff = named('f', 'staff')
  const index = createEquipmentIndex([...bows, staff])
  const owned = new Set(['f', 'a', 'b', 'c', 'd', 'e', 'gone'])
  expect(ownedLike(bows[1] ?? staff, index, owned)).toEqual(['a', 'c', 'd'])
  expect(ownedLike(staff, index, owned)).toEqual([])
})
