import type { LearnedSkill } from '../model.ts'
import type { SkillEffect, SkillVariant } from './skill-model.ts'
import type { SkillVariables } from './skill-number.ts'

const LEVEL_OF = /^level of (\S+)$/
const LEVELS_OF = /^levels of (\S+)$/
const LEARNED_OF = /^learned of (\S+) without (\S+)$/

/** What follows from what is learned; null when the words mean something else. */
export function readLearned(read: string, learned: readonly LearnedSkill[]): number | null {
  const [, skill] = LEVEL_OF.exec(read) ?? []
  if (skill !== undefined) return learned.find(({ id }) => id === skill)?.level ?? 0
  const [, tree] = LEVELS_OF.exec(read) ?? []
  if (tree !== undefined) return ofTree(tree, learned).reduce((sum, { level }) => sum + level, 0)
  const [, among, without] = LEARNED_OF.exec(read) ?? []
  if (among === undefined) return null
  return ofTree(among, learned).filter(({ id, level }) => id !== without && level >= 1).length
}

function ofTree(tree: string, learned: readonly LearnedSkill[]): readonly LearnedSkill[] {
  return learned.filter(({ id }) => id.startsWith(`${tree}:`))
}

/** What the numbers of a skill depend on besides its level. */
export type SkillSituation = {
  readonly variables: SkillVariables
  /** Counts by the id of their stack; a missing one is 0. */
  readonly stacks: Readonly<Record<number, number>>
}

/** Nothing is known: every variable is 0. */
export const NO_SITUATION: SkillSituation = { variables: {}, stacks: {} }

/** `stack0`… are the stacks of a hit, passive or buff in the order of its ids. */
export function variablesFor(
  { variables, stacks }: SkillSituation,
  stackIds: readonly number[] | undefined,
): SkillVariables {
  if (!stackIds || stackIds.length === 0) return variables
  const named = stackIds.flatMap((id, at) => {
    const count = stacks[id]
    return count === undefined ? [] : [[`stack${at}`, count]]
  })
  return { ...variables, ...Object.fromEntries(named) }
}

/** Adds what follows from the learned skills to a situation. */
export function withLearned(
  situation: SkillSituation,
  {
    effect,
    variant,
    learned,
  }: {
    readonly effect: SkillEffect
    readonly variant: SkillVariant | null
    readonly learned: readonly LearnedSkill[]
  },
): SkillSituation {
  const valueOf = (read: string | undefined) =>
    read === undefined ? null : readLearned(read, learned)
  const extras = Object.entries(effect.extras ?? {}).map(
    ([name, { read }]) => [name, valueOf(read)] as const,
  )
  const stacks = (variant?.stacks ?? []).map(({ id, read }) => [id, valueOf(read)] as const)
  return {
    variables: { ...situation.variables, ...known(extras) },
    stacks: { ...situation.stacks, ...known(stacks) },
  }
}

function known(
  entries: readonly (readonly [string | number, number | null])[],
): Record<string, number> {
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
  )
}
