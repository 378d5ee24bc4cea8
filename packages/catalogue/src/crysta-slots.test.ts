import { describe, expect, it } from 'vitest'
import { fitsPiece, freeSlotFor, pieceOfSlot, SLOT_COUNT } from '../index.ts'

describe('slots', () => {
  it('are two of each piece', () => {
    expect(Array.from({ length: SLOT_COUNT }, (_, slot) => pieceOfSlot(slot))).toEqual([
      'weapon',
      'weapon',
      'armor',
      'armor',
      'additional',
      'additional',
      'special',
      'special',
    ])
  })

  it('take crystas of their own kind and normal ones', () => {
    expect(fitsPiece('weapon', 'weapon')).toBe(true)
    expect(fitsPiece('weapon', 'armor')).toBe(false)
    expect(fitsPiece('normal', 'special')).toBe(true)
  })

  it('are filled from the first empty one that fits', () => {
    expect(freeSlotFor('weapon', [])).toBe(0)
    expect(freeSlotFor('weapon', ['a'])).toBe(1)
    expect(freeSlotFor('weapon', ['a', 'b'])).toBeNull()
    expect(freeSlotFor('armor', ['a', 'b'])).toBe(2)
    expect(freeSlotFor('normal', ['a', 'b', null, 'c'])).toBe(2)
    expect(
      freeSlotFor(
        'normal',
        Array.from({ length: SLOT_COUNT }, () => 'a'),
      ),
    ).toBeNull()
  })
})
