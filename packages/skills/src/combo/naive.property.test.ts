import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCombo } from '../../test/combo-steps.ts'
import { comboCost } from './cost.ts'
import type { ComboStep } from './tags.ts'

/** The purse of somebody who plays the combo with counters for hundreds of MP, skill after skill. */
function playCombo(steps: readonly ComboStep[]) {
  let [paid, debt, points] = [0, 0, 0]
  let [isHalved, isCheaper] = [false, false]
  steps.forEach(({ mp, tag, halvesNext, reflectionFree }, at) => {
    let hundreds = mp / 100
    if (isCheaper) hundreds = Math.max(0, hundreds - 1)
    if (tag === 'smite' && at + 1 === steps.length) hundreds += hundreds
    if (isHalved) hundreds = Math.ceil(hundreds / 2)
    if (tag === 'consecutive') hundreds = Math.max(0, hundreds - at)
    isHalved = halvesNext === true
    isCheaper = tag === 'reflection' && reflectionFree === true
    points += (at > 0 ? 1 : 0) + (tag === null ? 0 : 1)
    if (tag === 'charge') debt = hundreds
    else if (tag === 'cancel') debt = 0
    else if (tag !== 'tenacity') {
      while (hundreds > 0 && debt > 0) {
        hundreds -= 1
        debt -= 1
      }
      paid += hundreds
    }
  })
  return { mp: 100 * (paid + debt), owed: 100 * debt, points }
}

describe('the price of a combo', () => {
  it('[CMB1] to [CMB6] agree with playing it skill after skill', () => {
    fc.assert(
      fc.property(anyCombo, (steps) => {
        expect(comboCost(steps)).toMatchObject(playCombo(steps))
      }),
      { numRuns: 1000 },
    )
  })
})
