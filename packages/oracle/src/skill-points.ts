import { SKILL_TREES } from '@gyeol/game-data'
import {
  applySkill,
  CLICK_STEPS,
  changesBetween,
  indexSkills,
  levelOf,
  type SkillAction,
  type SkillSession,
  skillKey,
  startSkills,
  totalsOf,
} from '@gyeol/skills'
import {
  differences,
  type Fields,
  fieldsAt,
  integerAt,
  isFields,
  listAt,
  textAt,
  unknownKeys,
} from './json-fields.ts'
import type { OracleEngine, OracleVector } from './oracle-engine.ts'

/*
 * Recorded clicks on the skill trees with automatic prerequisites. The recording names trees and skills
 * in English; a click on a skill that is full or empty already changes nothing there, we refuse it.
 */

const INDEX = indexSkills(SKILL_TREES)
const VECTOR_KEYS = ['name', 'steps', 'final', 'totals', 'bothImplementationsAgree']
const STEP_KEYS = ['click', 'autoChanged', 'totals']
const CLICK_KEYS = ['tree', 'skill', 'step', 'button']
const BUTTONS: Readonly<Record<string, 'raise' | 'lower'>> = { add: 'raise', remove: 'lower' }

/** `{ vectors: [{ name, steps: [{ click, autoChanged, totals }], final, totals }] }`. */
export const skillPointsOracle: OracleEngine = {
  read(file) {
    const vectors = isFields(file) ? file.vectors : undefined
    const isOurs =
      Array.isArray(vectors) &&
      vectors.length > 0 &&
      vectors.every((vector) => !isFields(vector) || Array.isArray(vector.steps))
    return isOurs
      ? { ok: true, vectors: vectors.map(readVector) }
      : { ok: false, message: 'not a file of skill clicks: it has no list "vectors" of steps' }
  },
}

function readVector(vector: unknown, index: number): OracleVector {
  if (!isFields(vector)) {
    return { id: `vectors[${index}]`, run: () => ['the vector is not an object'] }
  }
  const id = typeof vector.name === 'string' ? vector.name : `vectors[${index}]`
  return { id, run: () => runClicks(vector) }
}

function runClicks(vector: Fields): string[] {
  const found = unknownKeys(vector, VECTOR_KEYS, 'vector')
  const steps = listAt(vector, 'steps')
  if (steps.length === 0) found.push('steps: there are none')
  let session = startSkills()
  for (const [at, step] of steps.entries()) {
    if (!isFields(step)) throw new Error(`steps[${at}] is not an object`)
    const before = session
    const action = actionOf(fieldsAt(step, 'click'))
    session = click(before, action)
    const where = `steps[${at}]`
    const actual = { autoChanged: autoChanged(before, session, action), totals: totals(session) }
    const recorded = { autoChanged: byName(listAt(step, 'autoChanged')), totals: step.totals }
    found.push(...unknownKeys(step, STEP_KEYS, where), ...differences(recorded, actual, where))
  }
  const end = { final: vector.final, totals: vector.totals }
  found.push(...differences(end, { final: finalLevels(session), totals: totals(session) }, 'end'))
  return found
}

type Click = Extract<SkillAction, { readonly type: 'raise' | 'lower' }>

function actionOf(click: Fields): Click {
  const [unknown] = unknownKeys(click, CLICK_KEYS, 'click')
  if (unknown !== undefined) throw new Error(unknown)
  const [tree, name] = [textAt(click, 'tree'), textAt(click, 'skill')]
  const type = BUTTONS[textAt(click, 'button')]
  const step = CLICK_STEPS.find((one) => one === integerAt(click, 'step'))
  const known = SKILL_TREES.find(({ id }) => recordedTree(id) === tree)
  const skill = known?.skills.find(({ nameEn }) => nameEn === name)
  if (!type || !step || !known || !skill) throw new Error(`unknown click on ${tree} ${name}`)
  return { type, skill: skillKey(known.id, skill.id), step, connect: true }
}

function click(session: SkillSession, action: SkillAction): SkillSession {
  const result = applySkill(INDEX, session, action)
  if (result.ok) return result.value
  if (result.refusal === 'ALREADY_EMPTY' || result.refusal === 'ALREADY_HIGHEST') return session
  throw new Error(`refused, ${result.refusal}`)
}

function autoChanged(before: SkillSession, after: SkillSession, { skill: clicked }: Click) {
  const changes = changesBetween(INDEX, before.levels, after.levels)
    .filter(({ skill }) => skill !== clicked)
    .map(({ skill, from, to }) => ({ skill: INDEX.nodes.get(skill)?.skill.nameEn, from, to }))
  return byName(changes)
}

/** The order of automatic changes means nothing. */
function byName(changes: readonly unknown[]): unknown[] {
  const name = (change: unknown) => (isFields(change) ? String(change.skill) : '')
  return changes.toSorted((a, b) => (name(a) < name(b) ? -1 : 1))
}

function totals({ levels }: SkillSession): Fields {
  const { total, perTree } = totalsOf(INDEX, levels)
  const per = Object.entries(perTree).map(([tree, points]) => [recordedTree(tree), points])
  return { total, per: Object.fromEntries(per) }
}

function finalLevels({ levels }: SkillSession): Fields {
  const trees = SKILL_TREES.map(({ id, skills }): [string, [string, number][]] => [
    recordedTree(id),
    skills.flatMap((skill): [string, number][] => {
      const level = levelOf(levels, skillKey(id, skill.id))
      return level > 0 ? [[skill.nameEn, level]] : []
    }),
  ])
  const learned = trees.filter(([, skills]) => skills.length > 0)
  return Object.fromEntries(learned.map(([tree, skills]) => [tree, Object.fromEntries(skills)]))
}

/** The recording writes `DualSword` where we write `dualSword`. */
function recordedTree(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1)
}
