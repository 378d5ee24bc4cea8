import {
  castsFor,
  type Damage,
  damageOf,
  type HitInput,
  NO_SITUATION,
  type SheetLine,
  type SkillEvidence,
  skillNumbers,
  totalsOf,
  variantFor,
  withLearned,
} from '@gyeol/character'
import type { BuiltSheet } from '../build/build-sheet.ts'
import { type CastSituation, hitQuestions, type HitRefusal } from './cast-question.ts'
import type { KnownTarget } from './cast-target.ts'

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
      /** Counts in battle were taken as they begin. */
      readonly hasStacks: boolean
    }
  | { readonly ok: false; readonly refusal: HitRefusal | 'gear' | 'noHits' }

/** One cast of a skill at a level (CH38–CH53); the damage of all its hits together. */
export function castOf(
  skill: { readonly id: string; readonly level: number },
  learned: Parameters<typeof withLearned>[1]['learned'],
  situation: CastSituation,
): Cast {
  const effect = situation.built.effects.get(skill.id)
  const { input } = situation.built.sheet
  const variant = effect ? variantFor(effect, input) : null
  if (!effect || !variant) return { ok: false, refusal: 'gear' }
  const starts = Object.fromEntries((variant.stacks ?? []).map((stack) => [stack.id, stack.start]))
  const known = withLearned(
    {
      ...NO_SITUATION,
      variables: { ...variablesOf(situation.built), ...extrasOf(effect.extras ?? {}, situation) },
      stacks: starts,
    },
    { effect, variant, learned },
  )
  const numbers = skillNumbers(effect, { gear: input, level: skill.level, situation: known })
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
    stacks: variant.stacks?.length ?? 0,
  })
}

function whole(
  hits: readonly CastHit[],
  {
    mp,
    hp,
    stacks,
  }: { readonly mp: number | null; readonly hp: number | null; readonly stacks: number },
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
    hasStacks: stacks > 0,
  }
}

/** What numbers of skills may read off the sheet. */
function variablesOf({ sheet }: BuiltSheet): Record<string, number> {
  const { base, level, sub, personal } = sheet.input
  const stats = Object.entries(base).map(([stat, points]) => [`base.${stat}`, points])
  const totals = Object.entries(totalsOf(sheet)).map(([stat, total]) => [`total.${stat}`, total])
  return {
    ...Object.fromEntries([...stats, ...totals]),
    'character.level': level,
    'sub.atk': sub?.atk ?? 0,
    'sub.refine': sub?.refine ?? 0,
    ...(personal && { [`total.${personal.kind}`]: personal.value }),
  }
}

/** Extras that stand on the sheet or on the target; formulas of several stay 0 (CH34). */
function extrasOf(
  extras: Readonly<Record<string, { readonly read?: string }>>,
  { built, target }: CastSituation,
): Record<string, number> {
  const read = readers(built, target)
  return Object.fromEntries(
    Object.entries(extras).flatMap(([name, { read: path }]) => {
      const value = path === undefined ? undefined : read[path]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function readers({ sheet }: BuiltSheet, target: KnownTarget): Readonly<Record<string, number>> {
  const { main, sub } = sheet.input
  const refine = sub?.refine ?? 0
  return {
    critRate: sheet.value('critRate'),
    maxHp: sheet.value('maxHp'),
    weaponAtk: sheet.value('weaponAtk'),
    'main.atk': main.atk,
    'main.refine': main.refine,
    'sub.atk': sub?.atk ?? 0,
    'sub.def': sub?.def ?? 0,
    'sub.refine': refine,
    'sub.stability': sub?.stability ?? 0,
    'sub.atk*(100+sub.refine*sub.refine)/100': ((sub?.atk ?? 0) * (100 + refine * refine)) / 100,
    'min(sub.atk, main.atk*main.stability/100)': Math.min(
      sub?.atk ?? 0,
      (main.atk * main.stability) / 100,
    ),
    'target.def': target.def ?? 0,
    'target.mdef': target.mdef ?? 0,
    'target.level': target.level ?? 0,
    'target.physResist': target.physResist ?? 0,
    'target.magicResist': target.magicResist ?? 0,
  }
}
