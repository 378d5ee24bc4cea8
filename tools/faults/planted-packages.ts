import type { PlantedFault } from './fault.ts'

/** What goes wrong in what the site calculates. */
export const PACKAGE_FAULTS: readonly PlantedFault[] = [
  {
    name: 'the median between two reported prices is a spina too low',
    file: 'packages/prices/src/quantile.ts',
    find: 'low + Math.ceil((high - low) / 2)',
    put: 'low + Math.floor((high - low) / 2)',
    test: { project: 'unit', file: 'packages/prices/src/estimate.test.ts' },
  },
  {
    name: 'one old account makes half of a price by itself',
    file: 'packages/prices/src/estimate.ts',
    find: 'return largest * 3 <= total',
    put: 'return largest * 2 <= total',
    test: { project: 'unit', file: 'packages/prices/src/estimate.test.ts' },
  },
  {
    name: 'sellers are told a spina less than they receive',
    file: 'packages/prices/src/fee.ts',
    find: 'return dividedUp(BigInt(board)',
    put: 'return dividedDown(BigInt(board)',
    test: { project: 'unit', file: 'packages/prices/src/fee.test.ts' },
  },
  {
    name: 'numbers take the particle of the digit before: 3를',
    file: 'packages/korean/src/words/particle.ts',
    find: 'return DIGIT_READINGS[Number(digit)]',
    put: 'return DIGIT_READINGS[Number(digit) - 1]',
    test: { project: 'unit', file: 'packages/korean/src/words/particle.test.ts' },
  },
  {
    name: 'D-1 turns to today at nine in the morning instead of at midnight in Korea',
    file: 'packages/korean/src/time/day-number.ts',
    find: 'return Math.floor((epochMs + KST_OFFSET_MS) / DAY_MS)',
    put: 'return Math.floor(epochMs / DAY_MS)',
    test: { project: 'unit', file: 'packages/korean/src/time/korean-time.test.ts' },
  },
  {
    name: 'large prices are cut instead of rounded: 9,999만 stays below 1억',
    file: 'packages/korean/src/number/number-format.ts',
    find: '((whole + unit / 2n) / unit) * unit',
    put: '(whole / unit) * unit',
    test: { project: 'unit', file: 'packages/korean/src/number/number-format.test.ts' },
  },
  {
    name: 'a repeating event leaves out its last day',
    file: 'packages/recurrence/src/rule-days.ts',
    find: 'if (day > last || count === rule.count) return',
    put: 'if (day >= last || count === rule.count) return',
    test: { project: 'unit', file: 'packages/recurrence/src/occurrences.test.ts' },
  },
  {
    name: 'a statting step with a penalty costs one potential too many',
    file: 'packages/statting/src/potential.ts',
    find: 'return Math.trunc((potential * (100 + penaltyPercent)) / 100) + 0',
    put: 'return Math.floor((potential * (100 + penaltyPercent)) / 100)',
    test: { project: 'unit', file: 'packages/statting/src/potential.test.ts' },
  },
  {
    name: 'an option that was taken back to 0 no longer counts for the penalty',
    file: 'packages/statting/src/penalty.ts',
    find: '(slot.confirmed || slot.pendingSteps !== 0)',
    put: 'slot.pendingSteps !== 0',
    test: { project: 'unit', file: 'packages/statting/src/penalty.test.ts' },
  },
  {
    name: 'characters get a skill point too many between every fifth level',
    file: 'packages/skills/src/points/budget.ts',
    find: 'return level + Math.floor(level / 5) + emblemPoints',
    put: 'return level + Math.ceil(level / 5) + emblemPoints',
    test: { project: 'unit', file: 'packages/skills/src/points/budget.test.ts' },
  },
  {
    name: 'a cooking house is called old a day too early',
    file: 'packages/cook/src/freshness.ts',
    find: 'return ageDays <= AGING_DAYS',
    put: 'return ageDays < AGING_DAYS',
    test: { project: 'unit', file: 'packages/cook/src/house.test.ts' },
  },
  {
    name: 'critical damage above 300 becomes less with every point',
    file: 'packages/character/src/sheet/critical.ts',
    find: 'CRIT_DAMAGE_SOFT_CAP + Math.floor(over / 2)',
    put: 'CRIT_DAMAGE_SOFT_CAP - Math.floor(over / 2)',
    test: { project: 'unit', file: 'packages/character/src/sheet/sheet.test.ts' },
  },
]
