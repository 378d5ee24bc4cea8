import type { LearnedSkill, SheetLine, SheetStat } from '../model.ts'
import type {
  SkillEffect,
  SkillEffectPart,
  SkillLine,
  SkillOnly,
  SkillVariant,
} from './skill-model.ts'
import { type SkillSituation, variablesFor } from './situation.ts'
import { skillNumber, type SkillVariables } from './skill-number.ts'
import { type SkillGear, variantFor } from './variant.ts'

/** Finds what is known about a skill. */
export type FindEffect = (id: string) => SkillEffect | undefined

/** Lines that keep their fraction: conversions are counted in tenths (CH20, CH21). */
const FRACTIONAL: ReadonlySet<SheetStat> = new Set<SheetStat>([
  'magic_crit_rate_conversion',
  'magic_crit_damage_conversion',
])

/** Everything that decides the lines of passives. */
export type PassiveQuestion = {
  readonly skills: readonly LearnedSkill[]
  readonly gear: SkillGear
  readonly find: FindEffect
  /** What the numbers of one skill may depend on. */
  readonly situationOf: (effect: SkillEffect, variant: SkillVariant) => SkillSituation
}

/** A line of a skill that is meant for certain attack skills. */
export type MeantLine = SheetLine & { readonly only: SkillOnly }

/** The lines of learned skills: those without a condition and not meant for certain skills (CH36). */
export function passiveLines(question: PassiveQuestion): SheetLine[] {
  return linesOfPassives(question, ({ only }) => only === undefined)
}

/** The lines of learned skills that count in the damage of certain skills only (CH46). */
export function meantLines(question: PassiveQuestion): MeantLine[] {
  return linesOfPassives(question, ({ only }) => only !== undefined).flatMap((line) =>
    line.only === undefined ? [] : [{ ...line, only: line.only }],
  )
}

function linesOfPassives(
  { skills, gear, find, situationOf }: PassiveQuestion,
  isWanted: (line: SkillLine) => boolean,
): (SheetLine & { readonly only?: SkillOnly })[] {
  return skills.flatMap(({ id, level }) => {
    const effect = find(id)
    const variant = effect && level >= 1 ? variantFor(effect, gear) : null
    if (!effect || !variant) return []
    const situation = situationOf(effect, variant)
    return (variant.passive ?? []).flatMap((part) => {
      const variables = variablesFor(situation, part.stackIds)
      return linesOfPart(part)
        .filter(isWanted)
        .flatMap((line) =>
          skillLine(line, level, variables).map((one) => ({
            ...one,
            source: skillSource(id),
            ...(line.only && { only: line.only }),
          })),
        )
    })
  })
}

/** How lines name the skill they come from. */
export function skillSource(id: string): string {
  return `skill:${id}`
}

/** The lines of a part that need no situation. */
function linesOfPart({ conditional, lines, extra = [] }: SkillEffectPart): readonly SkillLine[] {
  if (conditional === true) return []
  return [
    ...lines,
    ...extra.filter((more) => more.conditional !== true).flatMap(({ lines }) => lines),
  ]
}

/** A line of a skill at a level, rounded down by itself; none where its number is not known. */
export function skillLine(
  { stat, value }: SkillLine,
  level: number,
  variables: SkillVariables,
): SheetLine[] {
  const amount = skillNumber(value, level, variables)
  if (amount === null) return []
  const rounded = FRACTIONAL.has(stat) ? amount : Math.floor(amount)
  return rounded === 0 ? [] : [{ stat, value: rounded }]
}
