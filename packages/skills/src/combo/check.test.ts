import { describe, expect, it } from 'vitest'
import { step } from '../../test/combo-steps.ts'
import { COMBO_FINDINGS, type ComboFindingCode, checkCombo } from './check.ts'
import { COMBO_TAGS, type ComboStep } from './tags.ts'
import { COMBO_TAG_HINTS, COMBO_TAG_NAMES, describeComboFinding } from './texts.ts'

const cases: [ComboFindingCode, 'error' | 'warning', ComboStep[]][] = [
  ['TAG_ON_FIRST', 'error', [step(100, 'swift'), step(200)]],
  ['CANNOT_START', 'error', [step(0, null, { cannotStart: true }), step(100)]],
  [
    'SAME_SKILL_TWICE',
    'error',
    [
      { ...step(100), skill: 'a' },
      { ...step(100), skill: 'a' },
    ],
  ],
  ['TOO_MANY_POINTS', 'error', Array.from({ length: 22 }, () => step(100))],
  ['MP_NOT_ALLOWED', 'error', [step(150)]],
  ['SMITE_AT_END', 'warning', [step(100), step(200, 'smite')]],
  ['CHARGE_AT_END', 'warning', [step(100), step(200, 'charge')]],
  ['CHARGE_NOT_PAID', 'warning', [step(100), step(500, 'charge'), step(100)]],
  ['REFLECTION_AT_END', 'warning', [step(100), step(200, 'reflection')]],
  ['CONSECUTIVE_ON_FREE_SKILL', 'warning', [step(100), step(0, 'consecutive')]],
  ['SKILL_AFTER_CANCEL', 'warning', [step(100), step(100, 'cancel'), step(100)]],
  [
    'DAMAGE_TAG_ON_BUFF',
    'warning',
    [step(100), step(100, 'smite', { dealsDamage: false }), step(100)],
  ],
]

describe('checking a combo', () => {
  it.each(cases)('[CHK1] finds %s as %s', (code, severity, steps) => {
    const found = checkCombo(steps)
    expect(found.map((finding) => [finding.code, finding.severity])).toEqual([[code, severity]])
  })

  it('tests every finding and has a sentence for it', () => {
    const tested = new Set(cases.map(([code]) => code))
    expect(COMBO_FINDINGS.filter((code) => !tested.has(code))).toEqual([])
    for (const [, , steps] of cases) {
      for (const finding of checkCombo(steps)) {
        const text = describeComboFinding(finding)
        expect(text).toMatch(/요$/)
        expect(text).not.toMatch(/undefined/)
      }
    }
  })

  it('[CHK2] skills without MP may come again', () => {
    expect(
      checkCombo([
        { ...step(0), skill: 'a' },
        { ...step(0), skill: 'a' },
      ]),
    ).toEqual([])
  })

  it('[CHK2] variants of a skill are the same skill', () => {
    const steps = [
      { ...step(300), skill: 'blade:23#Lv.10' },
      { ...step(200), skill: 'blade:23#쌍검 Lv.10' },
    ]
    expect(checkCombo(steps)).toMatchObject([{ code: 'SAME_SKILL_TWICE', place: 1, detail: 0 }])
  })

  it('[CHK3] counts points against the player’s limit', () => {
    const steps = [step(100), step(100, 'swift'), step(100, 'swift')]
    expect(checkCombo(steps, 4)).toEqual([])
    expect(checkCombo(steps, 3)).toMatchObject([{ code: 'TOO_MANY_POINTS', detail: 1 }])
    expect(checkCombo(steps, 0)).toMatchObject([{ detail: 2 }])
    expect(checkCombo(Array.from({ length: 21 }, () => step(100)))).toEqual([])
  })

  it('[CHK4] finds nothing in an ordinary combo', () => {
    expect(
      checkCombo([
        step(300),
        step(500, 'charge'),
        step(400, 'consecutive'),
        step(500, 'smite'),
        step(0),
      ]),
    ).toEqual([])
    expect(checkCombo([])).toEqual([])
  })

  it('has a name and a hint for every tag', () => {
    for (const tag of COMBO_TAGS) {
      expect(COMBO_TAG_NAMES[tag]).toMatch(/^[가-힣]+$/)
      expect(COMBO_TAG_HINTS[tag]).toMatch(/요$/)
    }
  })
})
