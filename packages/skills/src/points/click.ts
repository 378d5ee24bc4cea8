import type { Result, SkillKey, SkillLevels } from '../model.ts'
import { type SkillIndex, type SkillNode, skillKey } from '../skill-index.ts'
import {
  changesBetween,
  type LevelChange,
  levelOf,
  MAX_SKILL_LEVEL,
  PREREQUISITE_LEVEL,
  readLevels,
  withChanges,
} from './levels.ts'

/** Levels one click adds or takes (specification §3; 5 is the default). */
export const CLICK_STEPS = [1, 5, 10] as const

/** One of {@link CLICK_STEPS}. */
export type ClickStep = (typeof CLICK_STEPS)[number]

/** The step a new player starts with. */
export const DEFAULT_CLICK_STEP: ClickStep = 5

/**
 * What a player does to the levels. `connect` is the connect flag of that moment: needed skills come
 * along when a level rises, skills that need it go when it falls.
 */
export type SkillAction =
  | {
      readonly type: 'raise' | 'lower'
      readonly skill: SkillKey
      readonly step: ClickStep
      readonly connect: boolean
    }
  | {
      readonly type: 'set'
      readonly skill: SkillKey
      readonly level: number
      readonly connect: boolean
    }
  | { readonly type: 'resetTree'; readonly tree: string }
  | { readonly type: 'resetAll' }
  /** Takes over whole levels: a shared build, a saved one, the way to some targets. */
  | { readonly type: 'load'; readonly levels: SkillLevels }

/** The closed list of reasons why an action is not carried out. */
export const SKILL_REFUSALS = [
  'UNKNOWN_SKILL',
  'UNKNOWN_TREE',
  'UNKNOWN_STEP',
  'NOT_A_SKILL_LEVEL',
  'ALREADY_HIGHEST',
  'ALREADY_EMPTY',
  'NOTHING_CHANGED',
  'NOTHING_TO_UNDO',
  'NOTHING_TO_REDO',
] as const

/** One of {@link SKILL_REFUSALS}. */
export type SkillRefusal = (typeof SKILL_REFUSALS)[number]

/** What an action changes. */
export type ClickPreview = {
  /** The skill itself first, then the others in the order of the tree. */
  readonly changes: readonly LevelChange[]
  /** The changes beside the clicked skill: what a preview marks. Empty for resets and loads. */
  readonly autoChanges: readonly LevelChange[]
  /** Points spent, negative when they come back. */
  readonly points: number
  readonly levels: SkillLevels
}

/** What an action would change, or why it is refused (SPEC.md PRE1–PRE4). Nothing is done yet. */
export function previewAction(
  index: SkillIndex,
  levels: SkillLevels,
  action: SkillAction,
): Result<ClickPreview, SkillRefusal> {
  switch (action.type) {
    case 'raise':
    case 'lower':
      return previewClick(index, levels, action)
    case 'set':
      return previewSet(index, levels, action)
    case 'resetTree':
      return index.trees.some(({ id }) => id === action.tree)
        ? previewLoad(index, levels, withoutTree(index, levels, action.tree))
        : { ok: false, refusal: 'UNKNOWN_TREE' }
    case 'resetAll':
      return previewLoad(index, levels, {})
    case 'load':
      return previewLoad(index, levels, readLevels(index, action.levels).levels)
    default:
      return action satisfies never
  }
}

type Click = Extract<SkillAction, { readonly type: 'raise' | 'lower' }>
type SetLevel = Extract<SkillAction, { readonly type: 'set' }>

function previewClick(index: SkillIndex, levels: SkillLevels, click: Click) {
  const { skill, step, type, connect } = click
  if (!CLICK_STEPS.includes(step)) return { ok: false, refusal: 'UNKNOWN_STEP' } as const
  const from = levelOf(levels, skill)
  const level = type === 'raise' ? Math.min(MAX_SKILL_LEVEL, from + step) : Math.max(0, from - step)
  if (index.nodes.has(skill) && level === from) {
    return { ok: false, refusal: from === 0 ? 'ALREADY_EMPTY' : 'ALREADY_HIGHEST' } as const
  }
  return previewSet(index, levels, { type: 'set', skill, level, connect })
}

function previewSet(
  index: SkillIndex,
  levels: SkillLevels,
  { skill, level, connect }: SetLevel,
): Result<ClickPreview, SkillRefusal> {
  const node = index.nodes.get(skill)
  if (!node) return { ok: false, refusal: 'UNKNOWN_SKILL' }
  if (!Number.isInteger(level) || level < 0 || level > MAX_SKILL_LEVEL) {
    return { ok: false, refusal: 'NOT_A_SKILL_LEVEL' }
  }
  const from = levelOf(levels, skill)
  if (from === level) return { ok: false, refusal: 'NOTHING_CHANGED' }
  const autoChanges = connect ? connectedChanges(levels, node, { from, to: level }) : []
  const changes = [{ skill, from, to: level }, ...autoChanges]
  return previewOf(index, levels, { changes, autoChanges })
}

/** A rise lifts needed skills below 5 and lowers none; a fall below 5 clears what needs the skill. */
function connectedChanges(
  levels: SkillLevels,
  { ancestors, descendants }: SkillNode,
  { from, to }: { readonly from: number; readonly to: number },
): LevelChange[] {
  const changed = (skill: SkillKey, level: number) => {
    return { skill, from: levelOf(levels, skill), to: level }
  }
  if (to > from) {
    return ancestors
      .filter((skill) => levelOf(levels, skill) < PREREQUISITE_LEVEL)
      .map((skill) => changed(skill, PREREQUISITE_LEVEL))
  }
  if (to >= PREREQUISITE_LEVEL) return []
  return descendants.filter((skill) => levelOf(levels, skill) > 0).map((skill) => changed(skill, 0))
}

function previewLoad(
  index: SkillIndex,
  levels: SkillLevels,
  after: SkillLevels,
): Result<ClickPreview, SkillRefusal> {
  const changes = changesBetween(index, levels, after)
  if (changes.length === 0) return { ok: false, refusal: 'NOTHING_CHANGED' }
  return previewOf(index, levels, { changes, autoChanges: [] })
}

function previewOf(
  index: SkillIndex,
  levels: SkillLevels,
  { changes, autoChanges }: Pick<ClickPreview, 'changes' | 'autoChanges'>,
): Result<ClickPreview, SkillRefusal> {
  return {
    ok: true,
    value: {
      changes,
      autoChanges,
      points: changes.reduce((sum, { from, to }) => sum + to - from, 0),
      levels: withChanges(index, levels, changes),
    },
  }
}

function withoutTree(index: SkillIndex, levels: SkillLevels, treeId: string): SkillLevels {
  const tree = index.trees.find(({ id }) => id === treeId)
  const cleared = (tree?.skills ?? []).map(({ id }) => {
    const skill = skillKey(treeId, id)
    return { skill, from: levelOf(levels, skill), to: 0 }
  })
  return withChanges(index, levels, cleared)
}
