import type { Result, SkillKey, SkillLevels, SkillTree } from '../model.ts'
import { type SkillIndex, skillKey } from '../skill-index.ts'
import type { Learner } from './budget.ts'
import { type LevelChange, levelOf, MAX_SKILL_LEVEL, withChanges } from './levels.ts'

/*
 * The code of a build (SPEC.md COD1): digits of base 64 in the alphabet of links.
 *
 *   version 1 · level 2 · emblem points 2 · trees · check 2
 *   tree: code 1 · number of level digits 1 · level digits
 *
 * Three skills fill two level digits (4 bits each), from id 0 to the highest learned id of the tree.
 * Codes stand in links and chats for years: a new version is added, this one stays readable.
 */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const VERSION = 1
const HEAD = 5
const CHECK = 2

/** What a code carries. */
export type SharedBuild = { readonly levels: SkillLevels; readonly learner: Learner }

/** The closed list of reasons why a code is not read. */
export const CODE_REFUSALS = ['NOT_A_CODE', 'NEWER_VERSION', 'DAMAGED'] as const

/** One of {@link CODE_REFUSALS}. */
export type CodeRefusal = (typeof CODE_REFUSALS)[number]

/** A read code; `unknown` counts levels of skills this data does not know (a newer book). */
export type ReadCode = SharedBuild & { readonly unknown: number }

/** Writes a build: the same build always gives the same code. Numbers up to 4095. */
export function writeSkillCode(index: SkillIndex, { levels, learner }: SharedBuild): string {
  const trees = index.trees
    .toSorted((a, b) => a.code - b.code)
    .map((tree) => treeText(tree, levels))
    .join('')
  const text = `${digit(VERSION)}${pair(learner.level)}${pair(learner.emblemPoints)}${trees}`
  return text + pair(checkSum(text))
}

/** Reads a code, also with spaces around it. Never throws, whatever a stranger typed. */
export function readSkillCode(index: SkillIndex, code: string): Result<ReadCode, CodeRefusal> {
  const typed = code.trim()
  const values = Array.from(typed, (sign) => DIGITS.indexOf(sign))
  if (values.length < HEAD + CHECK || values.includes(-1)) {
    return { ok: false, refusal: 'NOT_A_CODE' }
  }
  const body = typed.slice(0, -CHECK)
  if (pair(checkSum(body)) !== typed.slice(-CHECK)) return { ok: false, refusal: 'DAMAGED' }
  const [version = 0] = values
  if (version !== VERSION) {
    return { ok: false, refusal: version > VERSION ? 'NEWER_VERSION' : 'DAMAGED' }
  }
  const read = readTrees(index, values.slice(HEAD, -CHECK))
  if (read === null) return { ok: false, refusal: 'DAMAGED' }
  const learner = { level: fromPair(values, 1), emblemPoints: fromPair(values, 3) }
  const { changes, unknown } = read
  return { ok: true, value: { levels: withChanges(index, {}, changes), learner, unknown } }
}

function treeText(tree: SkillTree, levels: SkillLevels): string {
  const byId: number[] = []
  for (const { id } of tree.skills) {
    const level = levelOf(levels, skillKey(tree.id, id))
    if (level > 0) byId[id] = level
  }
  if (byId.length === 0) return ''
  let digits = ''
  for (let id = 0; id < byId.length; id += 3) {
    const bits = ((byId[id] ?? 0) << 8) | ((byId[id + 1] ?? 0) << 4) | (byId[id + 2] ?? 0)
    digits += pair(bits)
  }
  return digit(tree.code) + digit(digits.length) + digits
}

type ReadTrees = { readonly changes: readonly LevelChange[]; readonly unknown: number }

/** Null when the digits do not add up to whole trees or a level is impossible. */
function readTrees(index: SkillIndex, values: readonly number[]): ReadTrees | null {
  const changes: LevelChange[] = []
  let unknown = 0
  let at = 0
  while (at < values.length) {
    const length = values[at + 1] ?? 0
    const digits = values.slice(at + 2, at + 2 + length)
    if (length === 0 || length % 2 === 1 || digits.length < length) return null
    const tree = index.trees.find(({ code }) => code === values[at])
    for (const [id, level] of levelsOf(digits).entries()) {
      if (level > MAX_SKILL_LEVEL) return null
      if (level === 0) continue
      const key: SkillKey = skillKey(tree?.id ?? '', id)
      if (index.nodes.has(key)) changes.push({ skill: key, from: 0, to: level })
      else unknown += 1
    }
    at += 2 + length
  }
  return { changes, unknown }
}

function levelsOf(digits: readonly number[]): number[] {
  const levels: number[] = []
  for (let at = 0; at < digits.length; at += 2) {
    const bits = fromPair(digits, at)
    levels.push((bits >> 8) & 15, (bits >> 4) & 15, bits & 15)
  }
  return levels
}

/** Notices a mistyped, missing or exchanged sign. */
function checkSum(text: string): number {
  let sum = 0
  for (const sign of text) sum = (sum * 67 + DIGITS.indexOf(sign) + 1) % 4093
  return sum
}

function digit(value: number): string {
  return DIGITS[value] ?? 'A'
}

function pair(value: number): string {
  const bits = Math.max(0, Math.min(4095, Math.trunc(value)))
  return digit(bits >> 6) + digit(bits & 63)
}

function fromPair(values: readonly number[], at: number): number {
  return ((values[at] ?? 0) << 6) | (values[at + 1] ?? 0)
}
