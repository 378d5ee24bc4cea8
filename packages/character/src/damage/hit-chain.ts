import type { HitInput } from './damage-model.ts'

/** One step of the chain and what it left. */
export type ChainStep = {
  readonly of:
    | 'base'
    | 'constant'
    | 'crit'
    | 'advantage'
    | 'multiplier'
    | 'unsheathe'
    | 'proration'
    | 'last'
  readonly value: number
}

/** CH41: what is left of the power against level, resistance and defence. */
export function hitBase({ type, level, power, pierce, skill, target }: HitInput): number {
  const isMagic = type === 'magic'
  const resistance = isMagic ? target.magicResist : target.physResist
  const defense = { def: target.def, mdef: target.mdef }[
    skill.defense ?? (isMagic ? 'mdef' : 'def')
  ]
  const through = Math.floor(hundredths(level + power - target.level, 100 - resistance))
  const kept = Math.floor(hundredths(defense, 100 - Math.min(100, pierce)))
  return Math.max(1, through - kept)
}

function hundredths(amount: number, percent: number): number {
  return Math.floor((amount * percent) / 100)
}

/** CH42–CH44: from the base to one hit at 100 % stability, each step with what it left. */
export function hitChain(input: HitInput, isCrit: boolean): readonly ChainStep[] {
  const { skill, unsheathe } = input
  const steps: ChainStep[] = []
  let left = 0
  const keep = (of: ChainStep['of'], value: number) => {
    left = Math.max(1, value)
    steps.push({ of, value: left })
  }
  const scale = (of: ChainStep['of'], percent: number) => keep(of, hundredths(left, percent))
  keep('base', hitBase(input))
  keep('constant', left + (skill.unsheathe ? unsheathe.flat : 0) + Math.floor(skill.constant))
  if (isCrit) scale('crit', input.critDamage)
  scale('advantage', 100 + input.advantage)
  scale('multiplier', Math.floor(skill.multiplier))
  if (skill.unsheathe) scale('unsheathe', 100 + unsheathe.pct)
  scale('proration', input.proration)
  keep('last', lastProduct(left, input))
  return steps
}

/** CH44: one rounding for range, combo, passives and braves; beyond what doubles hold exactly. */
function lastProduct(left: number, input: HitInput): number {
  const { skill, combo, passive, brave } = input
  const range = { short: input.shortRange, long: input.longRange, none: 0 }[skill.range]
  const top = [100 + range, combo, 100 + passive, 100 + brave].reduce(
    (product, percent) => product * BigInt(Math.round(percent * 100)),
    BigInt(left),
  )
  return Number(top / 10n ** 16n)
}

/** One hit at 100 % stability (CH44). */
export function hitAtFull(input: HitInput, isCrit: boolean): number {
  return hitChain(input, isCrit).at(-1)?.value ?? 1
}
