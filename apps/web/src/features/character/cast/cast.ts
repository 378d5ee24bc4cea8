import {
  castsFor,
  type Damage,
  damageOf,
  hitCounts,
  type HitInput,
  NO_SITUATION,
  type SheetLine,
  type SkillCounts,
  type ToldCount,
  type SkillEvidence,
  skillNumbers,
  variantFor,
  withCounts,
  withLearned,
} from '@gyeol/character'
import { type CastSituation, hitQuestions, type HitRefusal } from './cast-question.ts'
import { castVariables } from '../skills/skill-variables.ts'

/** One roll and how often it falls in a cast. */
export type CastHit = {
  /** What it was calculated from. */
  readonly input: HitInput
  readonly damage: Damage
  readonly rolls: number
  /** What the hit brings along, already counted in. */
  readonly brought: readonly SheetLine[]
  readonly evidence: SkillEvidence
}

/** A skill that is cast: at a level, and as far charged or stacked as the player says. */
export type AskedSkill = {
  readonly id: string
  readonly level: number
  readonly counts: SkillCounts
}

/** What a cast does, or why that cannot be said. */
export type Cast =
  | {
      readonly ok: true
      readonly hits: readonly CastHit[]
      readonly mp: number | null
      readonly expected: number
      readonly min: number
      readonly max: number
      /** All white hits, in the middle of their spread. */
      readonly white: number
      readonly casts: number | null
      /** Some number of it is not confirmed by a second source. */
      readonly isUnsure: boolean
      /** What only the player knows, as it was counted with. */
      readonly counts: readonly ToldCount[]
    }
  | { readonly ok: false; readonly refusal: HitRefusal | 'gear' | 'noHits' }

/** One cast of a skill at a level (CH38–CH53); the damage of all its hits together. */
export function castOf(
  skill: AskedSkill,
  learned: Parameters<typeof withLearned>[1]['learned'],
  situation: CastSituation,
): Cast {
  const effect = situation.built.effects.get(skill.id)
  const { input } = situation.built.sheet
  const variant = effect ? variantFor(effect, input) : null
  if (!effect || !variant) return { ok: false, refusal: 'gear' }
  const { level, counts } = skill
  const variables = castVariables(effect, situation.built.sheet, situation.target)
  const known = withLearned(
    withCounts({ ...NO_SITUATION, variables }, { effect, variant, level, counts }),
    { effect, variant, learned },
  )
  const numbers = skillNumbers(effect, { gear: input, level, situation: known })
  const questions = numbers ? hitQuestions(skill.id, numbers, situation) : []
  if (!numbers || questions.length === 0) return { ok: false, refusal: 'noHits' }
  const hits: CastHit[] = []
  for (const question of questions) {
    if (!question.ok) return { ok: false, refusal: question.refusal }
    const { ok: _asked, input: hit, ...known } = question
    hits.push({ ...known, input: hit, damage: damageOf(hit) })
  }
  return whole(hits, {
    mp: numbers.mp,
    hp: situation.target.hp,
    counts: hitCounts(effect, variant, { level, variables, counts }),
  })
}

function whole(
  hits: readonly CastHit[],
  {
    mp,
    hp,
    counts,
  }: {
    readonly mp: number | null
    readonly hp: number | null
    readonly counts: readonly ToldCount[]
  },
): Cast {
  const sum = (valueOf: (damage: Damage) => number) =>
    hits.reduce((total, { damage, rolls }) => total + valueOf(damage) * rolls, 0)
  const expected = sum((damage) => damage.expected)
  return {
    ok: true,
    hits,
    mp,
    expected,
    min: sum(({ shares, white, whiteGraze, graze, critical }) => {
      if (shares.miss > 0) return 0
      if (shares.whiteGraze > 0) return whiteGraze?.min ?? white.min
      if (shares.white > 0) return white.min
      return shares.criticalGraze > 0 ? (graze?.min ?? critical.min) : critical.min
    }),
    max: sum(({ shares, critical, white }) =>
      shares.critical + shares.criticalGraze > 0 ? critical.max : white.max,
    ),
    white: sum(({ white }) => white.mean),
    casts: castsFor(hp, expected),
    isUnsure: hits.some(({ evidence }) => evidence !== 'two' && evidence !== 'three'),
    counts,
  }
}
