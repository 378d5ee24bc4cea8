import type { SheetLine } from '../model.ts'
import type { SkillEffect, SkillHit, SkillVariant } from './skill-model.ts'
import { skillLine } from './passive.ts'
import { type SkillSituation, variablesFor } from './situation.ts'
import { isFullyKnown, skillNumber, type SkillVariables } from './skill-number.ts'
import { type SkillGear, variantFor } from './variant.ts'

/** A roll of damage at one level; a number nobody could read is null. */
export type HitNumbers = {
  readonly hit: SkillHit
  readonly constant: number | null
  readonly multiplier: number | null
  /** How often it is rolled. */
  readonly rolls: number | null
  /** Lines that count for this roll alone (CHT2). */
  readonly lines: readonly SheetLine[]
}

/** What a skill costs and deals with certain gear. */
export type SkillNumbers = {
  readonly variant: SkillVariant
  readonly mp: number | null
  readonly hits: readonly HitNumbers[]
}

/** MP and hits of a skill at a level (CH34, CH35); null when it does nothing with this gear. */
export function skillNumbers(
  effect: SkillEffect,
  {
    gear,
    level,
    situation,
  }: {
    readonly gear: SkillGear
    readonly level: number
    readonly situation: SkillSituation
  },
): SkillNumbers | null {
  const variant = variantFor(effect, gear)
  if (!variant) return null
  const { mp = 0, hits = [] } = variant
  return {
    variant,
    mp: skillNumber(mp, level, situation.variables),
    hits: hits.map((hit) => hitNumbers(hit, level, situation)),
  }
}

function hitNumbers(hit: SkillHit, level: number, situation: SkillSituation): HitNumbers {
  const variables = variablesFor(situation, hit.stackIds)
  return {
    hit,
    constant: skillNumber(hit.constant, level, variables),
    multiplier: skillNumber(hit.multiplier, level, variables),
    rolls: hit.split ? 1 : skillNumber(hit.count, level, variables),
    lines: broughtLines(hit, level, variables),
  }
}

/** Those without a condition; one that reads what nobody knows would be taken for less than it is. */
function broughtLines(
  { extra = [] }: SkillHit,
  level: number,
  variables: SkillVariables,
): SheetLine[] {
  return extra
    .filter(({ conditional }) => conditional !== true)
    .flatMap(({ lines }) => lines)
    .filter(({ value }) => isFullyKnown(value, variables))
    .flatMap((line) => skillLine(line, level, variables))
}
