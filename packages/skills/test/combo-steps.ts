import fc from 'fast-check'
import { COMBO_TAGS, type ComboStep, type ComboTag } from '../src/combo/tags.ts'

let made = 0

/** A step with a skill of its own. */
export function step(
  mp: number,
  tag: ComboTag | null = null,
  more: Partial<ComboStep> = {},
): ComboStep {
  made += 1
  return { skill: `own ${made}`, mp, tag, ...more }
}

/** Any combo the game accepts. */
export const anyCombo: fc.Arbitrary<ComboStep[]> = fc
  .array(
    fc.record({
      mp: fc.integer({ min: 0, max: 16 }).map((hundreds) => 100 * hundreds),
      tag: fc.option(fc.constantFrom(...COMBO_TAGS)),
      halvesNext: fc.boolean(),
      reflectionFree: fc.boolean(),
    }),
    { maxLength: 10 },
  )
  .map((steps) =>
    steps.map((one, place) => ({ ...one, skill: `${place}`, tag: place === 0 ? null : one.tag })),
  )
