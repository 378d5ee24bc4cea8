import fc from 'fast-check'
import type { MainQuestSetting } from '../src/model.ts'

const LAST = 129

/** Any accepted setting over the frozen table; start and end in order. */
export const anySetting: fc.Arbitrary<MainQuestSetting> = fc
  .record({
    level: fc.integer({ min: 1, max: 400 }),
    percent: fc.integer({ min: 0, max: 99 }),
    target: fc.option(fc.integer({ min: 1, max: 450 })),
    targetPercent: fc.integer({ min: 0, max: 99 }),
    repeat: fc.boolean(),
    skipVenena: fc.boolean(),
    ends: fc.tuple(fc.integer({ min: 1, max: LAST }), fc.integer({ min: 1, max: LAST })),
  })
  .map(({ ends, ...setting }) => ({
    ...setting,
    start: Math.min(...ends),
    end: Math.max(...ends),
  }))
