import { DEFAULT_SETTINGS, type Recipe } from '@gyeol/statting'
import { expect, it } from 'vitest'
import { otherRuleWords } from './other-rule.ts'
import { ruleTexts } from './rule.texts.ts'

const SETTINGS = { ...DEFAULT_SETTINGS, startPotential: 2000 }
const change = (delta: number, isNew = false) => [{ slot: 0, option: 'str', delta, isNew }]

it('the choice of rules says what the other one comes to for these confirmations', () => {
  expect(otherRuleWords(SETTINGS, [])).toBeNull()
  expect(otherRuleWords(SETTINGS, [change(5, true)])).toBe(ruleTexts.same)
  // Back from beyond the limit of 20 steps: what comes back differs.
  const back: Recipe = [change(24, true), change(-3)]
  const spec = otherRuleWords(SETTINGS, back)
  expect(spec).toContain('다른 방식이면')
  expect(otherRuleWords({ ...SETTINGS, ruleSet: 'consensus' }, back)).not.toBe(spec)
})
