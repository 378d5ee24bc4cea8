import {
  type BaseStat,
  buffCounts,
  buffLines as reachingLines,
  type CharacterInput,
  NO_SITUATION,
  type SheetLine,
  type SkillBuff,
  type SkillEvidence,
  type SkillGear,
  skillLine,
  type SkillOnly,
  type SkillVariant,
  type ToldCount,
  variablesFor,
  variantFor,
  withCounts,
  withLearned,
} from '@gyeol/character'
import type { CharacterBody } from '../build/character-build.ts'
import type { SkillEffects } from './skill-effects.ts'
import { wornVariables } from './skill-variables.ts'

/** A line of an effect that is switched on. */
export type BuffLine = {
  readonly skill: string
  readonly line: SheetLine
  readonly only: SkillOnly | undefined
  readonly evidence: SkillEvidence
}

/** What is worn, and what is known of skills. */
export type BuffSituation = {
  readonly gear: SkillGear & Pick<CharacterInput, 'main' | 'sub'>
  readonly effects: SkillEffects
}

/** Who has learned what, and how far it is stacked. */
export type Learned = Pick<CharacterBody, 'skills' | 'level' | 'counts'> & {
  readonly base: Readonly<Record<BaseStat, number>>
}

/** The lines of the effects a character has switched on. */
export function buffLines(
  body: Learned & Pick<CharacterBody, 'buffs'>,
  at: BuffSituation,
): BuffLine[] {
  return body.buffs.flatMap((id) => linesOfBuff(id, body, at))
}

/** What one skill's effect gives at its learned level. */
export function linesOfBuff(id: string, body: Learned, at: BuffSituation): BuffLine[] {
  const known = knownOf(id, body, at)
  if (!known) return []
  const { effect, variant, learned, variables } = known
  const counted = withCounts(
    { ...NO_SITUATION, variables },
    { effect, variant, level: learned, counts: body.counts[id] ?? {} },
  )
  const situation = withLearned(counted, { effect, variant, learned: body.skills })
  return ownBuffs(variant).flatMap((buff) => {
    const read = variablesFor(situation, buff.stackIds)
    return reachingLines(effect, buff).flatMap((line) =>
      skillLine(line, learned, read).map(
        (one): BuffLine => ({
          skill: id,
          line: { ...one, source: `skill:${id}` },
          only: line.only,
          evidence: line.evidence ?? 'one',
        }),
      ),
    )
  })
}

/** What only the player knows of an effect: how often it is stacked. */
export function countsOfBuff(id: string, body: Learned, at: BuffSituation): ToldCount[] {
  const known = knownOf(id, body, at)
  if (!known) return []
  const { effect, variant, learned: level, variables } = known
  const counts = body.counts[id] ?? {}
  const buffs = ownBuffs(variant)
  return buffCounts(effect, { ...variant, buffs }, { level, variables, counts })
}

function knownOf(id: string, { skills, level, base }: Learned, { gear, effects }: BuffSituation) {
  const effect = effects.get(id)
  const learned = skills.find((skill) => skill.id === id)?.level ?? 0
  const variant = effect ? variantFor(effect, gear) : null
  if (!effect || !variant || learned < 1) return null
  return { effect, variant, learned, variables: wornVariables(effect, { ...gear, level, base }) }
}

/** The effects that reach the character: an aura reaches whoever casts it, unless it is for the others only. */
function ownBuffs({ buffs = [] }: SkillVariant): readonly SkillBuff[] {
  return buffs.filter(
    (buff) =>
      buff.for === 'self' ||
      buff.for === 'party' ||
      (buff.for === 'aura' && buff.conditional !== true),
  )
}

/** Whether a skill has an effect to switch on with this gear. */
export function hasBuff(id: string, { gear, effects }: BuffSituation): boolean {
  const effect = effects.get(id)
  const variant = effect ? variantFor(effect, gear) : null
  if (!effect || !variant) return false
  return ownBuffs(variant).some((buff) => reachingLines(effect, buff).length > 0)
}
