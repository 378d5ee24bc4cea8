import { OPTION_CATALOGUE, OPTION_NAMES } from '@gyeol/game-data'
import { apply, DEFAULT_SETTINGS, type Session, startSession, valueOf } from '@gyeol/statting'
import { describe, expect, it } from 'vitest'
import { weaponProblem } from '../test/problems.ts'
import { AUTO_REFUSALS, type AutoProblem, type AutoRefusalCode } from './model.ts'
import { checkProblem } from './problem-check.ts'
import { describeAutoRefusal } from './describe-refusal.ts'

const settings = { ...DEFAULT_SETTINGS, startPotential: 98 }

function session(...moves: readonly (readonly [number, string, number])[]): Session {
  return moves.reduce(
    (state, [slot, option, steps]) => {
      const actions = [
        { type: 'pick', slot, option },
        { type: 'enter', slot, steps },
        { type: 'confirm' },
      ] as const
      return actions.reduce((at, action) => {
        const result = apply(at, action)
        if (!result.ok) throw new Error(result.refusal.code)
        return result.value
      }, state)
    },
    startSession(OPTION_CATALOGUE, settings),
  )
}

const wants = (...wanted: AutoProblem['wanted']) => weaponProblem({ wanted, allowedNegatives: [] })
const negates = (...fixedNegatives: AutoProblem['fixedNegatives']) =>
  weaponProblem({ fixedNegatives })
const allows = (...allowedNegatives: AutoProblem['allowedNegatives']) => {
  return weaponProblem({ allowedNegatives })
}
const eight = ['str', 'int', 'vit', 'agi', 'dex', 'atk', 'matk', 'max_hp'].map((option) => {
  return { option, steps: 1 }
})

/** One problem for every refusal. */
const REFUSED: Readonly<Record<AutoRefusalCode, AutoProblem>> = {
  SETTINGS_NOT_VALID: weaponProblem({ settings: { ...settings, tec: 300 } }),
  NOTHING_WANTED: wants(),
  TOO_MANY_WANTED: wants(...eight, { option: 'crit_rate', steps: 1 }),
  TOO_MANY_OPTIONS: { ...wants(...eight), fixedNegatives: [{ option: 'dodge', steps: -1 }] },
  UNKNOWN_OPTION: allows({ option: 'luck', deepest: 'max' }),
  OPTION_TWICE: wants({ option: 'str', steps: 1 }, { option: 'str', steps: 2 }),
  WANTED_AND_NEGATIVE: negates({ option: 'crit_rate', steps: -1 }),
  WANTED_NOT_POSITIVE: wants({ option: 'str', steps: 0 }),
  NEGATIVE_NOT_BELOW_ZERO: negates({ option: 'dodge', steps: 0 }),
  NEGATIVE_NOT_ALLOWED: allows({ option: 'element_fire', deepest: 'max' }),
  NOT_A_WHOLE_NUMBER: wants({ option: 'str', steps: 1.5 }),
  ABOVE_MAXIMUM: wants({ option: 'str_pct', steps: 11 }),
  BELOW_MINIMUM: negates({ option: 'dodge', steps: -99 }),
  OPTION_UNAVAILABLE_AT_LEVEL: {
    ...wants({ option: 'reduce_floor_pct', steps: 'max' }),
    settings: { ...settings, level: 200 },
  },
  ELEMENT_NEEDS_WEAPON: {
    ...wants({ option: 'element_fire', steps: 1 }),
    settings: { ...settings, equipment: 'armor' },
  },
  ELEMENT_MATCH_MISMATCH: wants({ option: 'element_fire_match', steps: 1 }),
  ELEMENT_ALREADY_GRANTED: wants(
    { option: 'element_fire', steps: 1 },
    { option: 'element_dark', steps: 1 },
  ),
  WANTED_RATE_OUT_OF_RANGE: weaponProblem({ wantedRate: 101 }),
  CONFIRMATIONS_OUT_OF_RANGE: weaponProblem({ maxConfirmations: 0 }),
  LARGEST_AMOUNT_OUT_OF_RANGE: weaponProblem({ largestAmount: -1 }),
  WEIGHT_OUT_OF_RANGE: weaponProblem({ materialWeights: { wood: -1 } }),
  START_FINISHED: weaponProblem({ settings, start: session([0, 'str_pct', 10]) }),
  START_OF_OTHER_SETTINGS: weaponProblem({
    settings: { ...settings, tec: 254 },
    start: session([0, 'str', 1]),
  }),
  START_HAS_ITS_POTENTIAL: weaponProblem({
    settings,
    start: session([0, 'str', 1]),
    goal: 'least-start-potential',
  }),
  NOTHING_LEFT_TO_DO: {
    ...wants({ option: 'str', steps: 1 }),
    settings,
    start: session([0, 'str', 1]),
  },
}

describe('problems that cannot be searched', () => {
  it.each(AUTO_REFUSALS)('[PRB1] refuses with %s', (code) => {
    const result = checkProblem(OPTION_CATALOGUE, REFUSED[code])
    expect(result.ok ? [] : result.refusals.map((refusal) => refusal.code)).toContain(code)
  })

  it('[PRB2] takes a problem that can be, and an allowed negative that is wanted anyway', () => {
    expect(checkProblem(OPTION_CATALOGUE, weaponProblem()).ok).toBe(true)
    const both = weaponProblem({ allowedNegatives: [{ option: 'crit_rate', deepest: 'max' }] })
    expect(checkProblem(OPTION_CATALOGUE, both).ok).toBe(true)
  })

  it('[PRB3] says it in Korean, with the name and the limit as players read them', () => {
    const result = checkProblem(OPTION_CATALOGUE, REFUSED.ABOVE_MAXIMUM)
    const refusal = result.ok ? undefined : result.refusals[0]
    const names = new Map<string, string>(Object.entries(OPTION_NAMES))
    const text = describeAutoRefusal(refusal!, {
      nameOf: (option) => names.get(option),
      valueOf: (option, steps) => {
        const definition = OPTION_CATALOGUE.find(({ key }) => key === option)
        return definition && valueOf(definition, settings, steps)
      },
    })
    expect(text).toBe(`‘${names.get('str_pct')}’: 최대 +10까지 넣을 수 있어요`)
  })

  it.each(AUTO_REFUSALS)('[PRB3] has a sentence for %s', (code) => {
    const words = { nameOf: () => '힘', valueOf: () => 3 }
    for (const refusal of [{ code }, { code, option: 'str', limit: 3 }])
      expect(describeAutoRefusal(refusal, words)).toMatch(/[가-힣].*요$/)
  })
})
