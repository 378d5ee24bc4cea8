import type {
  SkillBuff,
  SkillEffect,
  SkillEffectPart,
  SkillHit,
  SkillNumber,
  SkillVariant,
} from './skill-model.ts'
import type { SkillSituation } from './situation.ts'
import { skillNumber, type SkillVariables, variablesIn } from './skill-number.ts'

/** How far a skill is charged, stacked or repeated: only the player knows (CHT3). */
type SkillCount = {
  /** The id of the stack, or the name of the extra. */
  readonly key: string
  readonly means: string
  readonly min: number
  /** Null: no limit is known. */
  readonly max: number | null
  /** What is counted with until the player says otherwise. */
  readonly start: number
}

/** A count, and how far it has got. */
export type ToldCount = SkillCount & { readonly value: number }

/** What a player has said, by the key of the count. */
export type SkillCounts = Readonly<Record<string, number>>

/** At which level counts are asked for, and what their limits may depend on. */
export type CountQuestion = {
  readonly level: number
  readonly variables: SkillVariables
  readonly counts: SkillCounts
}

type Reader = Pick<SkillEffectPart, 'stackIds'> & { readonly numbers: readonly SkillNumber[] }

/** The counts the damage of a skill depends on. */
export function hitCounts(
  effect: SkillEffect,
  variant: SkillVariant,
  question: CountQuestion,
): ToldCount[] {
  const { hits = [], mp = 0 } = variant
  const readers = hits.filter(({ hidden }) => hidden !== true).map(numbersOfHit)
  return countsOf(effect, variant, question).filter(isReadBy([...readers, { numbers: [mp] }]))
}

/** The counts the lines of a skill's effects depend on. */
export function buffCounts(
  effect: SkillEffect,
  variant: SkillVariant,
  question: CountQuestion,
): ToldCount[] {
  const readers = (variant.buffs ?? []).map(({ stackIds, ...buff }) => ({
    stackIds,
    numbers: buffLines(effect, buff).map(({ value }) => value),
  }))
  return countsOf(effect, variant, question).filter(isReadBy(readers))
}

/**
 * The lines of an effect that reaches the character: its own, those that follow without a condition,
 * and those whose condition is a count. Whoever switches an aura on is the one who casts it, so what
 * an aura does to its caster follows, too (CHT4).
 */
export function buffLines(
  { extras = {} }: SkillEffect,
  buff: Pick<SkillBuff, 'for' | 'lines' | 'extra'>,
): SkillBuff['lines'] {
  const isCounted = (value: SkillNumber) =>
    variablesIn(value).some((name) => extras[name] !== undefined && !extras[name].read)
  const following = (buff.extra ?? []).filter(
    ({ conditional, lines }) =>
      conditional !== true || buff.for === 'aura' || lines.every(({ value }) => isCounted(value)),
  )
  return [...buff.lines, ...following.flatMap(({ lines }) => lines)]
}

/** Every count of a skill within its limits: as the player said, else as it starts. */
export function withCounts(
  situation: SkillSituation,
  {
    effect,
    variant,
    level,
    counts,
  }: {
    readonly effect: SkillEffect
    readonly variant: SkillVariant
    readonly level: number
    readonly counts: SkillCounts
  },
): SkillSituation {
  const asked = countsOf(effect, variant, { level, variables: situation.variables, counts })
  const told = asked.map(({ key, value }) => [key, value] as const)
  const isExtra = (key: string) => effect.extras?.[key] !== undefined
  return {
    variables: {
      ...situation.variables,
      ...Object.fromEntries(told.filter(([key]) => isExtra(key))),
    },
    stacks: { ...situation.stacks, ...Object.fromEntries(told.filter(([key]) => !isExtra(key))) },
  }
}

/** As the player said, within the limits; the start when nothing was said. */
function toldCount(count: SkillCount, told: number | undefined): ToldCount {
  const { min, max, start } = count
  return { ...count, value: Math.max(min, Math.min(max ?? Infinity, told ?? start)) }
}

function numbersOfHit({ stackIds, constant, multiplier, count, extra = [] }: SkillHit): Reader {
  const brought = extra
    .filter(({ conditional }) => conditional !== true)
    .flatMap(({ lines }) => lines.map(({ value }) => value))
  return { stackIds, numbers: [constant, multiplier, count, ...brought] }
}

function isReadBy(readers: readonly Reader[]): (count: ToldCount) => boolean {
  const read = new Set(
    readers.flatMap(({ stackIds = [], numbers }) =>
      numbers.flatMap(variablesIn).map((name) => {
        const [, at] = /^stack(\d+)$/.exec(name) ?? []
        return at === undefined ? name : String(stackIds[Number(at)])
      }),
    ),
  )
  return ({ key }) => read.has(key)
}

/** What follows from the build (`read`) is never asked for. */
function countsOf(
  { extras = {} }: SkillEffect,
  { stacks = [] }: SkillVariant,
  { level, variables, counts }: CountQuestion,
): ToldCount[] {
  const asked = [
    ...stacks.map((stack) => ({ key: String(stack.id), ...stack })),
    ...Object.entries(extras).map(([key, extra]) => ({ key, ...extra })),
  ]
  return asked.flatMap(({ key, means, read, min, max, start }): ToldCount[] => {
    if (read !== undefined || min === undefined) return []
    const most = max === undefined ? null : skillNumber(max, level, variables)
    return [toldCount({ key, means, min, max: most, start: start ?? min }, counts[key])]
  })
}
