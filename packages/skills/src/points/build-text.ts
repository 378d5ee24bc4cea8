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

/** What counts where a text does not say it. */
export type UnsaidLevels = {
  /** Of the character. */
  readonly level: number
  /** Of a skill that is named alone; without it such a skill is left out. */
  readonly bareLevel?: number
}

/**
 * Reads such a text. Names may be other spellings of the data; trees, points of a tree and of the whole
 * are not needed. Nothing is guessed: what is not understood is left out and named.
 * @param unsaid what counts where the text does not say it; a number is the level of the character
 */
export function readBuildText(
  index: SkillIndex,
  text: string,
  unsaid: number | UnsaidLevels,
): ReadBuildText {
  const { level, bareLevel } = typeof unsaid === 'number' ? { level: unsaid } : unsaid
  const refusals: BuildTextRefusal[] = []
  const learned = new Map<SkillKey, number>()
  let learner: Learner = { level, emblemPoints: DEFAULT_EMBLEM_POINTS }
  for (const { number: line, text: pasted } of pastedLines(text)) {
    const words = pasted.normalize('NFKC')
    if (TITLES.test(words)) learner = readHead(words, learner)
    else refusals.push(...readLine(index, { words, line, bareLevel }, learned))
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

type TextLine = {
  readonly words: string
  readonly line: number
  readonly bareLevel: number | undefined
}

type Learned = Map<SkillKey, number>

/** Adds what it understands to `learned`: skills of the tree a line begins with, or of any. */
function readLine(index: SkillIndex, text: TextLine, learned: Learned): BuildTextRefusal[] {
  const { words, line } = text
  const colon = words.indexOf(':')
  const head = colon < 0 ? words : words.slice(0, colon)
  const name = plain(head.replace(/\d+\s*$/, ''))
  const tree = index.trees.find((one) => treeNames(one).includes(name))
  if (colon >= 0 && tree)
    return readParts([tree], { ...text, words: words.slice(colon + 1) }, learned)
  // No tree: skills of any, where one is named (`해머 다운: 5, 하드 히트`); a greeting names none.
  const unknown: BuildTextRefusal = { code: 'UNKNOWN_TREE_NAME', line, fragment: head }
  const readAny = (part: string) => {
    const found: Learned = new Map()
    return { found, refusals: readParts(index.trees, { ...text, words: part }, found) }
  }
  const all = readAny(words.replace(':', ' '))
  const behind = readAny(colon < 0 ? '' : words.slice(colon + 1))
  const isNamed =
    all.found.size > 0 || all.refusals.some(({ code }) => code !== 'UNKNOWN_SKILL_NAME')
  const isAll = isNamed && all.found.size >= behind.found.size
  const isBehind = behind.found.size > 0
  const { found, refusals } = isAll
    ? all
    : { ...behind, refusals: [unknown, ...(isBehind ? behind.refusals : [])] }
  for (const [skill, level] of found) learned.set(skill, level)
  return refusals
}

/** A comma, a dot or a stroke with blanks, a dot behind a level: names have strokes and `•` of their own. */
const BETWEEN_SKILLS = /[,、;|]|\s[·/]\s|(?<=\d)\s*[·•]/
/** A blank between a level and the next name; a name may end in a number too. */
const BEHIND_LEVEL = /(?<=\d)\s+(?=\p{L})/u

function readParts(
  trees: readonly SkillTree[],
  text: TextLine,
  learned: Learned,
): BuildTextRefusal[] {
  const parts = text.words.split(BETWEEN_SKILLS).map((part) => part.trim())
  return parts
    .filter((part) => part !== '')
    .flatMap((words) => {
      const several = words.split(BEHIND_LEVEL)
      const whole: Learned = new Map()
      const refusals = readSkillPart(trees, { ...text, words }, whole)
      const isOne = several.length === 1 || refusals.length === 0
      if (!isOne) {
        return several.flatMap((part) => readSkillPart(trees, { ...text, words: part }, learned))
      }
      for (const [skill, level] of whole) learned.set(skill, level)
      return refusals
    })
}

/** `Lv.5`, `(5)`, `5렙`, 만렙 at the end of a name. */
const LEVEL =
  /\s*(?:(?:lv\.?|레벨|[x×=(])?\s*(?<digits>\d+)\s*(?:lv|렙|레벨|[)])?|만렙|마스터|max)$/i

function readSkillPart(
  trees: readonly SkillTree[],
  { words, line, bareLevel }: TextLine,
  learned: Learned,
): BuildTextRefusal[] {
  const refuse = (code: BuildTextRefusalCode) => [{ code, line, fragment: words }]
  const level = LEVEL.exec(words)
  const found = level === null ? null : findSkill(trees, words.slice(0, level.index))
  if (found !== null) {
    const value = Number(level?.groups?.['digits'] ?? MAX_SKILL_LEVEL)
    if (value < 1 || value > MAX_SKILL_LEVEL) return refuse('LEVEL_OUT_OF_RANGE')
    learned.set(found, value)
    return []
  }
  const bare = findSkill(trees, words)
  if (bare === null) return refuse('UNKNOWN_SKILL_NAME')
  if (bareLevel === undefined) return refuse('LEVEL_MISSING')
  learned.set(bare, bareLevel)
  return []
}

/** The skill a name means, if it means one. */
function findSkill(trees: readonly SkillTree[], typed: string): SkillKey | null {
  const name = plain(typed)
  const [found, ...others] = trees.flatMap((tree) =>
    tree.skills
      .filter((skill) => skillNames(skill).includes(name))
      .map(({ id }) => skillKey(tree.id, id)),
  )
  return found === undefined || others.length > 0 ? null : found
}

/** Ids of trees are their English names. */
function treeNames({ id, name, aliases = [] }: SkillTree): string[] {
  const short = name.replace(/ (?:스킬|Skills)$/, '')
  return [name, short, ...aliases, id, `${id} Skills`].map(plain)
}

function skillNames({ name, nameEn, aliases = [] }: Skill): string[] {
  return [name, nameEn, ...aliases].map(plain)
}

/** Half width, lower case, without spaces: how names are compared. */
function plain(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '').toLowerCase()
}
