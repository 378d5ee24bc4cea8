import { readFileSync } from 'node:fs'
import {
  availablePoints,
  cheapestPath,
  comboSkills,
  indexSkills,
  learningOrder,
  readBuildText,
  readSkillCode,
  requirementOf,
  type Skill,
  type SkillLevels,
  totalsOf,
  writeBuildText,
  writeSkillCode,
} from '@gyeol/skills'
import { describe, expect, it } from 'vitest'
import { COMBO_SKILL_NOTES } from '../combo/combo-skill-notes.ts'
import { SKILL_TREES } from './skill-trees.ts'

const GATHERED = new URL('../../fixtures/gathered/skills.json', import.meta.url)
const index = indexSkills(SKILL_TREES)
const all = (level: number): SkillLevels =>
  Object.fromEntries([...index.nodes.keys()].map((key) => [key, level]))
const needed = (skills: readonly Skill[], { needs }: Skill) => skills.find(({ id }) => id === needs)

describe('the skill trees', () => {
  it('are 32 with 472 skills', () => {
    expect(SKILL_TREES).toHaveLength(32)
    expect(index.nodes.size).toBe(472)
    const counts = SKILL_TREES.map(({ category }) => category)
    expect(counts.filter((category) => category === 'weapon')).toHaveLength(9)
    expect(counts.filter((category) => category === 'buff')).toHaveLength(14)
  })

  it('have codes and ids that a shared code can carry', () => {
    const codes = SKILL_TREES.map(({ code }) => code)
    expect(new Set(codes).size).toBe(32)
    expect(Math.max(...codes)).toBeLessThan(64)
    for (const { skills } of SKILL_TREES) {
      expect(Math.max(...skills.map(({ id }) => id))).toBeLessThan(93)
    }
  })

  it('draw every skill at a place of its own inside the grid', () => {
    for (const { id, columns, rows, skills } of SKILL_TREES) {
      const cells = skills.map(({ at }) => at.join())
      expect(new Set(cells).size, id).toBe(skills.length)
      for (const [column, row] of skills.flatMap(({ at, via }) => (via ? [at, via] : [at]))) {
        expect(column, id).toBeLessThan(columns)
        expect(row, id).toBeLessThan(rows)
      }
    }
  })

  it('need no skill of a later book, and books open in order', () => {
    for (const { skills, bookLevels = [] } of SKILL_TREES) {
      for (const skill of skills) {
        const before = needed(skills, skill)?.tier
        if (before !== undefined && skill.tier !== undefined) {
          expect(before).toBeLessThanOrEqual(skill.tier)
        }
      }
      const levels = bookLevels.filter((level) => level !== null)
      expect(levels.toSorted((a, b) => a - b)).toEqual(levels)
    }
  })

  it('name every skill of a tree differently, other spellings included', () => {
    for (const { id, skills } of SKILL_TREES) {
      const plain = (text: string) => text.replace(/\s+/g, '').toLowerCase()
      const owners = new Map<string, number>()
      for (const skill of skills) {
        for (const name of [skill.name, ...(skill.aliases ?? [])].map(plain)) {
          expect(owners.get(name) ?? skill.id, `${id} ${name}`).toBe(skill.id)
          owners.set(name, skill.id)
        }
      }
    }
  })

  it('cost MP in hundreds', () => {
    for (const { skill } of index.nodes.values()) expect((skill.mp ?? 0) % 100).toBe(0)
  })

  it('a full build needs more than any character has, and the order says so', () => {
    const levels = all(10)
    expect(totalsOf(index, levels).total).toBe(4720)
    const { level, byBooks } = requirementOf(index, levels, 43)
    expect(byBooks).toBe(250)
    expect(availablePoints({ level, emblemPoints: 43 })).toBeGreaterThanOrEqual(4720)
    expect(learningOrder(index, levels, { emblemPoints: 43 }).at(-1)?.pointsAfter).toBe(4720)
  })

  it('code and text bring whole builds back', () => {
    const learner = { level: 325, emblemPoints: 43 }
    for (const levels of [all(10), all(1), { 'blade:9': 10 }]) {
      const build = { levels, learner }
      const code = writeSkillCode(index, build)
      expect(readSkillCode(index, code)).toEqual({ ok: true, value: { ...build, unknown: 0 } })
      expect(readBuildText(index, writeBuildText(index, build), 1)).toEqual({
        ok: true,
        value: build,
        unread: [],
      })
    }
    expect(writeSkillCode(index, { levels: all(10), learner }).length).toBeLessThan(420)
  })

  it('Meteor Breaker and Shut-Out share their way', () => {
    expect(cheapestPath(index, { 'blade:9': 10, 'blade:10': 5 }).points).toBe(35)
  })

  it('agree with the gathered trees, row by row', () => {
    const { trees } = JSON.parse(readFileSync(GATHERED, 'utf8')) as { trees: unknown }
    expect(
      SKILL_TREES.map(({ name, bookLevels = null, skills }) => [
        name,
        bookLevels,
        skills.map((skill) => [skill.id, skill.name, skill.needs ?? null, skill.tier ?? null]),
      ]),
    ).toEqual(trees)
  })
})

describe('the combo notes', () => {
  it('name skills of the trees, once in every state', () => {
    const keys = COMBO_SKILL_NOTES.map(({ skill, variant = '' }) => `${skill} ${variant}`)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { skill } of COMBO_SKILL_NOTES) {
      const node = index.nodes.get(skill)
      expect(node, skill).toBeDefined()
      expect(node?.skill.kind, skill).not.toBe('passive')
    }
    const flagged = (key: 'cannotStart' | 'halvesNext') =>
      COMBO_SKILL_NOTES.filter((one) => one[key])
    expect(flagged('cannotStart')).toHaveLength(20)
    expect(flagged('halvesNext')).toHaveLength(10)
  })

  it('give a palette without passive skills', () => {
    const skills = comboSkills(index, COMBO_SKILL_NOTES)
    expect(skills.every(({ mp }) => mp === null || mp % 100 === 0)).toBe(true)
    expect(skills.filter(({ halvesNext }) => halvesNext).map(({ name }) => name)).toContain(
      '술식/임팩트',
    )
  })
})
