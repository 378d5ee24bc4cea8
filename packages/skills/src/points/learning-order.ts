import type { SkillKey, SkillLevels } from '../model.ts'
import type { SkillIndex } from '../skill-index.ts'
import { bookLevelOf, levelForPoints, totalsOf } from './budget.ts'
import { levelOf, PREREQUISITE_LEVEL } from './levels.ts'

/** From which character level a build is possible. */
export type BuildRequirement = {
  /** The larger of the two below. */
  readonly level: number
  readonly byPoints: number
  /** Highest book; 1 when no level is known. */
  readonly byBooks: number
  /** Learned skills whose book level is unknown: the answer may be too low for them. */
  readonly unknownBooks: readonly SkillKey[]
}

/** The lowest character level with the points and the books of a build (SPEC.md LVL1). */
export function requirementOf(
  index: SkillIndex,
  levels: SkillLevels,
  emblemPoints: number,
): BuildRequirement {
  const learned = [...index.nodes.keys()].filter((skill) => levelOf(levels, skill) > 0)
  const byPoints = levelForPoints(totalsOf(index, levels).total, emblemPoints)
  const books = learned.map((skill) => bookLevelOf(index, skill))
  const byBooks = Math.max(1, ...books.filter((level) => level !== null))
  return {
    level: Math.max(byPoints, byBooks),
    byPoints,
    byBooks,
    unknownBooks: learned.filter((_, place) => books[place] === null),
  }
}

/** One line of the learning order. */
export type LearningStep = {
  readonly skill: SkillKey
  readonly from: number
  readonly to: number
  /** Character level at which the first of these levels can be paid. */
  readonly startLevel: number
  /** Character level at which the last one can. */
  readonly doneLevel: number
  /** Points spent after this line. */
  readonly pointsAfter: number
}

/** What the order starts from. */
export type LearningOptions = {
  readonly emblemPoints: number
  /** Skills or trees to learn first, the dearest first. */
  readonly first?: readonly string[]
}

/**
 * A build as a list of purchases by character level (SPEC.md ORD1–ORD3): needed skills before what
 * needs them, books as soon as they open, never more points than the character has. Ends at the level
 * of `requirementOf`. Needed skills that the build lacks are not added.
 */
export function learningOrder(
  index: SkillIndex,
  levels: SkillLevels,
  { emblemPoints, first = [] }: LearningOptions,
): LearningStep[] {
  let points = 0
  let reached = 1
  return purchases(index, levels, first).map(({ skill, from, to, gate }) => {
    const startLevel = Math.max(reached, gate, levelForPoints(points + 1, emblemPoints))
    points += to - from
    const doneLevel = Math.max(startLevel, levelForPoints(points, emblemPoints))
    reached = doneLevel
    return { skill, from, to, startLevel, doneLevel, pointsAfter: points }
  })
}

type Purchase = {
  readonly skill: SkillKey
  readonly from: number
  readonly to: number
  /** Character level at which its book and those of the skills it needs are open. */
  readonly gate: number
}

/** Ascending by gate, which finishes as early as points and books allow. */
function purchases(
  index: SkillIndex,
  levels: SkillLevels,
  first: readonly string[],
): readonly Purchase[] {
  const bought = [...index.nodes.keys()].flatMap((skill) => partsOf(index, levels, skill))
  const rank = ({ skill }: Purchase) => {
    const tree = index.nodes.get(skill)?.tree.id ?? ''
    const place = first.findIndex((wanted) => isWanted(index, wanted, { skill, tree }))
    return place < 0 ? first.length : place
  }
  const places = chainPlaces(index)
  return bought.toSorted(
    (a, b) =>
      a.gate - b.gate ||
      rank(a) - rank(b) ||
      a.from - b.from ||
      comparePlaces(places.get(a.skill) ?? [], places.get(b.skill) ?? []),
  )
}

/** Places of the needed skills and of the skill itself: sorts one chain after the other, root first. */
function chainPlaces(index: SkillIndex): ReadonlyMap<SkillKey, readonly number[]> {
  const place = new Map([...index.nodes.keys()].map((key, at): [SkillKey, number] => [key, at]))
  return new Map(
    [...index.nodes].map(([key, { ancestors }]): [SkillKey, readonly number[]] => [
      key,
      [...ancestors, key].map((skill) => place.get(skill) ?? 0),
    ]),
  )
}

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  for (const [depth, place] of a.entries()) {
    const other = b[depth]
    if (other === undefined) return 1
    if (place !== other) return place - other
  }
  return a.length - b.length
}

/** Skills needed by a wanted one are wanted with it. */
function isWanted(
  index: SkillIndex,
  wanted: string,
  { skill, tree }: { readonly skill: SkillKey; readonly tree: string },
): boolean {
  return (
    wanted === skill ||
    wanted === tree ||
    (index.nodes.get(wanted)?.ancestors.includes(skill) ?? false)
  )
}

/** A needed skill is bought up to 5 first and topped up after what it opens. */
function partsOf(index: SkillIndex, levels: SkillLevels, skill: SkillKey): Purchase[] {
  const level = levelOf(levels, skill)
  if (level === 0) return []
  const node = index.nodes.get(skill)
  const chain = [...(node?.ancestors ?? []), skill]
  const gate = Math.max(1, ...chain.map((key) => bookLevelOf(index, key) ?? 1))
  const isNeeded = node?.descendants.some((key) => levelOf(levels, key) > 0) ?? false
  if (!isNeeded || level <= PREREQUISITE_LEVEL) return [{ skill, from: 0, to: level, gate }]
  return [
    { skill, from: 0, to: PREREQUISITE_LEVEL, gate },
    { skill, from: PREREQUISITE_LEVEL, to: level, gate },
  ]
}
