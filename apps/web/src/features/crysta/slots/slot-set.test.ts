import type { CrystaKind } from '@gyeol/terms'
import { byEveryId } from '@gyeol/game-data'
import { describe, expect, it } from 'vitest'
import { knownCrystas } from '../../../shared/lists/crysta-list.fixture.ts'
import { readSlots, writeSlots } from './slot-set.ts'

const items = knownCrystas()
const byId = new Map(items.map((crysta) => [crysta.id, crysta]))
const oneOf = (kind: CrystaKind) => {
  const found = items.find((crysta) => crysta.kind === kind)
  if (found === undefined) throw new Error(`no ${kind} crysta`)
  return found
}
const [weapon, armor, normal] = [oneOf('weapon'), oneOf('armor'), oneOf('normal')]

describe('the slots of an address', () => {
  it('are what was written', () => {
    const slots = [weapon, null, armor, normal, null, null, null, null]
    expect(writeSlots(slots)).toBe(`${weapon.id},,${armor.id},${normal.id}`)
    expect(readSlots(writeSlots(slots), byId)).toEqual(slots)
    expect(readSlots('', byId)).toEqual(Array.from({ length: 8 }, () => null))
    expect(writeSlots(readSlots('', byId))).toBe('')
  })

  it('hold nothing that is not there or does not fit, and no ninth', () => {
    expect(readSlots(`${armor.id},gone`, byId)).toEqual(Array.from({ length: 8 }, () => null))
    const many = Array.from({ length: 9 }, () => normal.id).join(',')
    expect(readSlots(many, byId)).toHaveLength(8)
  })

  it('may hold the same crysta twice', () => {
    expect(readSlots(`${weapon.id},${weapon.id}`, byId).slice(0, 2)).toEqual([weapon, weapon])
  })

  it('of an old link hold what its ids mean today', () => {
    const [first, second] = [
      { ...weapon, id: 'mari' },
      { ...weapon, id: 'zega_ix' },
    ]
    const slots = readSlots('ko-mari,ko-jegavx', byEveryId('crysta', [first, second]))
    expect(slots.slice(0, 2)).toEqual([first, second])
  })
})
