import fc from 'fast-check'
import { apply } from '../src/apply.ts'
import { limitsOf } from '../src/limits.ts'
import type { Action, Session, Settings } from '../src/model.ts'
import { startSession } from '../src/session.ts'
import { SETTING_LIMITS } from '../src/settings.ts'
import { SMALL_CATALOGUE } from './small-catalogue.ts'

const within = ({ min, max }: { readonly min: number; readonly max: number }) =>
  fc.integer({ min, max })
const level = within(SETTING_LIMITS.materialLevel)

/** Any settings that pass `checkSettings`. */
export const anySettings: fc.Arbitrary<Settings> = fc.record({
  equipment: fc.constantFrom('weapon', 'armor'),
  recipePotential: within(SETTING_LIMITS.recipePotential),
  startPotential: fc.oneof(fc.integer({ min: 1, max: 400 }), within(SETTING_LIMITS.startPotential)),
  level: fc.oneof(fc.constant(305), within({ min: 10, max: 999 })),
  tec: within(SETTING_LIMITS.tec),
  proficiency: within(SETTING_LIMITS.proficiency),
  materialMode: fc.constantFrom('none', 'all10', 'perMaterial'),
  materialLevels: fc.record({
    metal: level,
    cloth: level,
    beast: level,
    wood: level,
    medicine: level,
    mana: level,
  }),
  anvil: within(SETTING_LIMITS.anvil),
  elementMatches: fc.boolean(),
  ruleSet: fc.constantFrom('spec', 'consensus'),
})

type Move =
  | { readonly type: 'confirm' | 'undo' | 'redo' | 'repeat' | 'discard' }
  | {
      readonly type: 'set'
      readonly slot: number
      readonly option: number
      readonly amount: number
    }

const anyMove: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('set' as const),
      slot: fc.nat({ max: 7 }),
      option: fc.nat({ max: SMALL_CATALOGUE.length - 1 }),
      amount: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('confirm' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constantFrom('undo', 'redo', 'repeat', 'discard') }),
  },
)

/** A session after any actions; those that are refused change nothing. */
export const anySession: fc.Arbitrary<Session> = fc
  .tuple(anySettings, fc.array(anyMove, { maxLength: 40 }))
  .map(([settings, moves]) => moves.reduce(carryOut, startSession(SMALL_CATALOGUE, settings)))

function carryOut(session: Session, move: Move): Session {
  return actionsOf(session, move).reduce((state, action) => {
    const result = apply(state, action)
    return result.ok ? result.value : state
  }, session)
}

function actionsOf(session: Session, move: Move): readonly Action[] {
  if (move.type !== 'set') return [move]
  const chosen = session.slots[move.slot]?.option ?? SMALL_CATALOGUE[move.option]?.key ?? ''
  const option = SMALL_CATALOGUE.find(({ key }) => key === chosen)
  if (!option) return []
  const { minSteps, maxSteps } = limitsOf(option, session.settings)
  const steps = minSteps + Math.floor(move.amount * (maxSteps - minSteps + 0.999))
  const { slot } = move
  return [
    { type: 'pick', slot, option: chosen },
    { type: 'enter', slot, steps },
  ]
}
