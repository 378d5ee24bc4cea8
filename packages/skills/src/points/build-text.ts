import { pastedLines } from '@gyeol/korean'
import type { Skill, SkillKey, SkillTree } from '../model.ts'
import { type SkillIndex, skillKey } from '../skill-index.ts'
import { DEFAULT_EMBLEM_POINTS, type Learner, totalsOf } from './budget.ts'
import { BUILD_WORDS } from './build-text-words.ts'
import { levelOf, MAX_SKILL_LEVEL, withChanges } from './levels.ts'
import type { SharedBuild } from './share-code.ts'

/*
 * A build as plain text for chats (SPEC.md TXT1, TXT2): read back years later, so words may be
 * added to what is read but never taken away. Each language writes its own and reads both.
 */

const SEPARATOR = ' · '
const TITLES = /(?:스킬 ?빌드|skill build)(?=\s*(?:·|$))/i
const EMBLEMS = /(?:훈장|emblems)\s*(\d{1,4})/i

/**
 * Writes a build: a first line with level, emblem points and points spent, then one line for every
 * tree: `블레이드 스킬 15: 해머 다운 5, 하드 히트 10`.
 */
export function writeBuildText(index: SkillIndex, { levels, learner }: SharedBuild): string {
  const { total, perTree } = totalsOf(index, levels)
  const { level, emblemPoints } = learner
  const words = BUILD_WORDS
  const head = [
    words.title,
    `Lv.${level}`,
    `${words.emblems} ${emblemPoints}`,
    `${total} ${words.points}`,
  ]
  const lines = index.trees.flatMap((tree) => {
    const points = perTree[tree.id]
    if (points === undefined) return []
    const skills = tree.skills.flatMap(({ id, name }) => {
      const own = levelOf(levels, skillKey(tree.id, id))
      return own === 0 ? [] : [`${name} ${own}`]
    })
    return [`${tree.name} ${points}: ${skills.join(', ')}`]
  })
  return [head.join(SEPARATOR), ...lines].join('\n')
}

/** The closed list of reasons why words of a text are not understood. */
export const BUILD_TEXT_REFUSALS = [
  'EMPTY_BUILD',
  'UNKNOWN_TREE_NAME',
  'UNKNOWN_SKILL_NAME',
  'LEVEL_MISSING',
  'LEVEL_OUT_OF_RANGE',
] as const

/** One of {@link BUILD_TEXT_REFUSALS}. */
export type BuildTextRefusalCode = (typeof BUILD_TEXT_REFUSALS)[number]

/** What is not understood, with its line (from 1) and words. */
export type BuildTextRefusal = {
  readonly code: BuildTextRefusalCode
  readonly line: number
  readonly fragment: string
}

/** What a text says and what of it was not understood, or only this where no skill was found. */
export type ReadBuildText =
  | {
      readonly ok: true
      readonly value: SharedBuild
      readonly unread: readonly BuildTextRefusal[]
    }
  | { readonly ok: false; readonly refusals: readonly BuildTextRefusal[] }

/**
 * Reads such a text. Names may be other spellings of the data; points of a tree and of the whole are
 * not needed. Nothing is guessed: what is not understood is left out and named. A text without level
 * keeps the given `level`.
 */
export function readBuildText(index: SkillIndex, text: string, level: number): ReadBuildText {
  const refusals: BuildTextRefusal[] = []
  const learned = new Map<SkillKey, number>()
  let learner: Learner = { level, emblemPoints: DEFAULT_EMBLEM_POINTS }
  for (const { number: line, text: pasted } of pastedLines(text)) {
    const words = pasted.normalize('NFKC')
    if (TITLES.test(words)) learner = readHead(words, learner)
    else refusals.push(...readTreeLine(index, { words, line }, learned))
  }
  if (learned.size === 0 && refusals.length === 0) {
    refusals.push({ code: 'EMPTY_BUILD', line: 1, fragment: '' })
  }
  if (learned.size === 0) return { ok: false, refusals }
  const changes = [...learned].map(([skill, to]) => ({ skill, from: 0, to }))
  const value = { levels: withChanges(index, {}, changes), learner }
  return { ok: true, value, unread: refusals }
}

function readHead(words: string, learner: Learner): Learner {
  const level = /Lv\.?\s*(\d{1,4})/i.exec(words)?.[1]
  const emblems = EMBLEMS.exec(words)?.[1]
  return {
    level: level === undefined ? learner.level : Number(level),
    emblemPoints: emblems === undefined ? learner.emblemPoints : Number(emblems),
  }
}

type TextLine = { readonly words: string; readonly line: number }

/** Adds what it understands to `learned`. */
function readTreeLine(
  index: SkillIndex,
  { words, line }: TextLine,
  learned: Map<SkillKey, number>,
): BuildTextRefusal[] {
  const colon = words.indexOf(':')
  const head = colon < 0 ? words : words.slice(0, colon)
  const name = plain(head.replace(/\d+\s*$/, ''))
  const tree = index.trees.find((one) => treeNames(one).includes(name))
  if (colon < 0 || !tree) return [{ code: 'UNKNOWN_TREE_NAME', line, fragment: head }]
  return words
    .slice(colon + 1)
    .split(/[,、]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => readSkillPart(tree, { words: part, line }, learned))
}

function readSkillPart(
  tree: SkillTree,
  { words, line }: TextLine,
  learned: Map<SkillKey, number>,
): BuildTextRefusal[] {
  const refuse = (code: BuildTextRefusalCode) => [{ code, line, fragment: words }]
  const level = /(\d+)$/.exec(words)?.[1]
  if (level === undefined) return refuse('LEVEL_MISSING')
  const name = plain(words.slice(0, -level.length))
  const skill = tree.skills.find((one) => skillNames(one).includes(name))
  if (!skill) return refuse('UNKNOWN_SKILL_NAME')
  const value = Number(level)
  if (value < 1 || value > MAX_SKILL_LEVEL) return refuse('LEVEL_OUT_OF_RANGE')
  learned.set(skillKey(tree.id, skill.id), value)
  return []
}

/** Ids of trees are their English names. */
function treeNames({ id, name, aliases = [] }: SkillTree): string[] {
  return [name, ...aliases, id, `${id} Skills`].map(plain)
}

function skillNames({ name, nameEn, aliases = [] }: Skill): string[] {
  return [name, nameEn, ...aliases].map(plain)
}

/** Half width, lower case, without spaces: how names are compared. */
function plain(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '').toLowerCase()
}
