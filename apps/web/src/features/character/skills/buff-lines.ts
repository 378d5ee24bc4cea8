import {
  NO_SITUATION,
  type SheetLine,
  type SkillBuff,
  type SkillEvidence,
  type SkillGear,
  skillLine,
  type SkillOnly,
  type SkillVariant,
  variablesFor,
  variantFor,
  withLearned,
} from '@gyeol/character'
import type { CharacterBody } from '../build/character-build.ts'
import type { SkillEffects } from './skill-effects.ts'

/** A line of an effect that is switched on. */
export type BuffLine = {
  readonly skill: string
  readonly line: SheetLine
  readonly only: SkillOnly | undefined
  readonly evidence: SkillEvidence
}

/** What is worn, and what is known of skills. */
export type BuffSituation = { readonly gear: SkillGear; readonly effects: SkillEffects }

/** The lines of the effects a character has switched on; stacks stand where they begin. */
export function buffLines(
  body: Pick<CharacterBody, 'buffs' | 'skills' | 'level'>,
  at: BuffSituation,
): BuffLine[] {
  return body.buffs.flatMap((id) => linesOfBuff(id, body, at))
}

/** What one skill's effect gives at its learned level. */
export function linesOfBuff(
  id: string,
  { skills, level }: Pick<CharacterBody, 'skills' | 'level'>,
  { gear, effects }: BuffSituation,
): BuffLine[] {
  const effect = effects.get(id)
  const learned = skills.find((skill) => skill.id === id)?.level ?? 0
  const variant = effect ? variantFor(effect, gear) : null
  if (!effect || !variant || learned < 1) return []
  const starts = Object.fromEntries((variant.stacks ?? []).map((stack) => [stack.id, stack.start]))
  const situation = withLearned(
    { ...NO_SITUATION, variables: { 'character.level': level }, stacks: starts },
    { effect, variant, learned: skills },
  )
  return ownBuffs(variant).flatMap((buff) => {
    const variables = variablesFor(situation, buff.stackIds)
    return buff.lines.flatMap((line) =>
      skillLine(line, learned, variables).map(
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

/** The effects that reach the character. */
function ownBuffs({ buffs = [] }: SkillVariant): readonly SkillBuff[] {
  return buffs.filter((buff) => buff.for === 'self' || buff.for === 'party')
}

/** Whether a skill has an effect to switch on with this gear. */
export function hasBuff(id: string, { gear, effects }: BuffSituation): boolean {
  const effect = effects.get(id)
  const variant = effect ? variantFor(effect, gear) : null
  return variant !== null && ownBuffs(variant).some(({ lines }) => lines.length > 0)
}
