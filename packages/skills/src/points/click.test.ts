import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyLevels, SMALL_INDEX, SMALL_KEYS } from '../../test/small-trees.ts'
import type { SkillLevels } from '../model.ts'
import { indexSkills } from '../skill-index.ts'
import { CLICK_STEPS, previewAction, SKILL_REFUSALS, type SkillAction } from './click.ts'
import { levelOf } from './levels.ts'
import { applySkill, redoSkill, replaySkills, startSkills, undoSkill } from './session.ts'
import { SKILL_REFUSAL_TEXTS } from './texts.ts'

const preview = (levels: SkillLevels, action: SkillAction) => {
  const result = previewAction(SMALL_INDEX, levels, action)
  if (!result.ok) throw new Error(result.refusal)
  return result.value
}
const refusal = (levels: SkillLevels, action: SkillAction) => {
  const result = previewAction(SMALL_INDEX, levels, action)
  return result.ok ? null : result.refusal
}
const raise = (skill: string, step: 1 | 5 | 10 = 5, connect = true): SkillAction => {
  return { type: 'raise', skill, step, connect }
}
const lower = (skill: string, step: 1 | 5 | 10 = 5, connect = true): SkillAction => {
  return { type: 'lower', skill, step, connect }
}

describe('a click', () => {
  it('[PRE1] lifts every missing needed skill to 5', () => {
    expect(preview({ 'blade:0': 3 }, raise('blade:2', 10))).toEqual({
      changes: [
        { skill: 'blade:2', from: 0, to: 10 },
        { skill: 'blade:0', from: 3, to: 5 },
        { skill: 'blade:1', from: 0, to: 5 },
      ],
      autoChanges: [
        { skill: 'blade:0', from: 3, to: 5 },
        { skill: 'blade:1', from: 0, to: 5 },
      ],
      points: 17,
      levels: { 'blade:0': 5, 'blade:1': 5, 'blade:2': 10 },
    })
  })

  it('[PRE1] never lowers a needed skill', () => {
    const { levels } = preview({ 'blade:0': 10 }, raise('blade:1', 1))
    expect(levels).toEqual({ 'blade:0': 10, 'blade:1': 1 })
  })

  it('[PRE2] below 5 clears everything that needs the skill, at 5 nothing', () => {
    const levels = { 'blade:0': 10, 'blade:1': 5, 'blade:2': 7, 'blade:3': 1, 'blade:4': 2 }
    expect(preview(levels, lower('blade:0', 5)).autoChanges).toEqual([])
    const { levels: after, points } = preview(levels, lower('blade:0', 10))
    expect(after).toEqual({ 'blade:4': 2 })
    expect(points).toBe(-23)
  })

  it('[PRE3] without the connect flag changes its own skill only', () => {
    expect(preview({}, raise('blade:2', 5, false)).levels).toEqual({ 'blade:2': 5 })
    const levels = { 'blade:0': 5, 'blade:1': 5 }
    expect(preview(levels, lower('blade:0', 10, false)).levels).toEqual({ 'blade:1': 5 })
  })

  it('[PRE4] stops at 10 and at 0', () => {
    expect(preview({ 'blade:4': 6 }, raise('blade:4', 10)).levels).toEqual({ 'blade:4': 10 })
    expect(preview({ 'blade:4': 3 }, lower('blade:4', 5)).levels).toEqual({})
  })

  it('sets a level directly', () => {
    const set: SkillAction = { type: 'set', skill: 'blade:1', level: 7, connect: true }
    expect(preview({}, set).levels).toEqual({ 'blade:0': 5, 'blade:1': 7 })
  })

  it('resets a tree or everything, and loads levels', () => {
    const levels = { 'blade:0': 5, 'partisan:0': 5 }
    expect(preview(levels, { type: 'resetTree', tree: 'blade' })).toMatchObject({
      levels: { 'partisan:0': 5 },
      autoChanges: [],
      points: -5,
    })
    expect(preview(levels, { type: 'resetAll' }).levels).toEqual({})
    const foreign = { 'blade:4': 9, 'blade:99': 3, 'blade:0': 11 }
    expect(preview(levels, { type: 'load', levels: foreign }).levels).toEqual({ 'blade:4': 9 })
  })

  it.each<[SkillAction, SkillLevels, string]>([
    [raise('blade:9'), {}, 'UNKNOWN_SKILL'],
    [{ type: 'resetTree', tree: 'bow' }, {}, 'UNKNOWN_TREE'],
    [raise('blade:0', 3 as 5), {}, 'UNKNOWN_STEP'],
    [{ type: 'set', skill: 'blade:0', level: 11, connect: true }, {}, 'NOT_A_SKILL_LEVEL'],
    [{ type: 'set', skill: 'blade:0', level: 1.5, connect: true }, {}, 'NOT_A_SKILL_LEVEL'],
    [raise('blade:0'), { 'blade:0': 10 }, 'ALREADY_HIGHEST'],
    [lower('blade:0'), {}, 'ALREADY_EMPTY'],
    [
      { type: 'set', skill: 'blade:0', level: 5, connect: true },
      { 'blade:0': 5 },
      'NOTHING_CHANGED',
    ],
    [{ type: 'resetAll' }, {}, 'NOTHING_CHANGED'],
    [{ type: 'resetTree', tree: 'blade' }, { 'partisan:0': 1 }, 'NOTHING_CHANGED'],
  ])('refuses %o', (action, levels, code) => {
    expect(refusal(levels, action)).toBe(code)
  })

  it('has a sentence for every refusal', () => {
    for (const code of SKILL_REFUSALS) expect(SKILL_REFUSAL_TEXTS[code]).toMatch(/요$/)
  })
})

const anyAction: fc.Arbitrary<SkillAction> = fc.oneof(
  fc.record({
    type: fc.constantFrom('raise' as const, 'lower' as const),
    skill: fc.constantFrom(...SMALL_KEYS),
    step: fc.constantFrom(...CLICK_STEPS),
    connect: fc.constant(true),
  }),
  fc.record({
    type: fc.constant('set' as const),
    skill: fc.constantFrom(...SMALL_KEYS),
    level: fc.integer({ min: 0, max: 10 }),
    connect: fc.constant(true),
  }),
  fc.record({
    type: fc.constant('resetTree' as const),
    tree: fc.constantFrom('blade', 'partisan'),
  }),
  fc.constant({ type: 'resetAll' as const }),
)

const sessionAfter = (actions: readonly SkillAction[]) =>
  actions.reduce((session, action) => {
    const result = applySkill(SMALL_INDEX, session, action)
    return result.ok ? result.value : session
  }, startSkills())

describe('any clicks', () => {
  it('[PRE1] with the connect flag leave no skill without what it needs', () => {
    fc.assert(
      fc.property(fc.array(anyAction), (actions) => {
        const { levels } = sessionAfter(actions)
        for (const [key, { ancestors }] of SMALL_INDEX.nodes) {
          if (levelOf(levels, key) === 0) continue
          for (const needed of ancestors) expect(levelOf(levels, needed)).toBeGreaterThanOrEqual(5)
        }
      }),
    )
  })

  it('[PRE4] keep every level within 0 and 10, and the preview tells the points', () => {
    fc.assert(
      fc.property(anyLevels, anyAction, (levels, action) => {
        const result = previewAction(SMALL_INDEX, levels, action)
        if (!result.ok) return
        const sum = (all: SkillLevels) => Object.values(all).reduce((a, b) => a + b, 0)
        expect(sum(result.value.levels) - sum(levels)).toBe(result.value.points)
        for (const level of Object.values(result.value.levels)) {
          expect(level).toBeGreaterThanOrEqual(1)
          expect(level).toBeLessThanOrEqual(10)
        }
      }),
    )
  })

  it('[UND1] undo takes the last action back, redo brings it again, replay gives the levels', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { minLength: 1 }), (actions) => {
        const session = sessionAfter(actions)
        expect(replaySkills(SMALL_INDEX, {}, session.actions)).toEqual(session.levels)
        const undone = undoSkill(SMALL_INDEX, session)
        if (!undone.ok) {
          expect(session.actions).toEqual([])
          return
        }
        expect(undone.value.actions).toEqual(session.actions.slice(0, -1))
        const redone = redoSkill(SMALL_INDEX, undone.value)
        expect(redone.ok && redone.value).toEqual(session)
      }),
    )
  })

  it('[UND1] a new action clears what was undone; nothing to undo or redo is refused', () => {
    const session = sessionAfter([raise('blade:0'), raise('blade:4')])
    const undone = undoSkill(SMALL_INDEX, session)
    if (!undone.ok) throw new Error(undone.refusal)
    const changed = applySkill(SMALL_INDEX, undone.value, raise('partisan:0'))
    if (!changed.ok) throw new Error(changed.refusal)
    expect(redoSkill(SMALL_INDEX, changed.value)).toEqual({ ok: false, refusal: 'NOTHING_TO_REDO' })
    expect(undoSkill(SMALL_INDEX, startSkills())).toEqual({ ok: false, refusal: 'NOTHING_TO_UNDO' })
  })
})

describe('contradictory trees', () => {
  const tree = (needs: (number | undefined)[]) => ({
    id: 'x',
    code: 0,
    category: 'other' as const,
    name: '엑스',
    columns: 1,
    rows: 1,
    skills: needs.map((need, id) => {
      return { id, name: `${id}`, nameEn: `${id}`, at: [0, 0] as const, needs: need }
    }),
  })
  it.each([
    ['a circle', tree([1, 0])],
    ['itself', tree([0])],
    ['an unknown skill', tree([7])],
  ])('are not indexed: %s', (_, wrong) => {
    expect(() => indexSkills([wrong])).toThrow()
  })
  it('are not indexed: one id twice', () => {
    const one = tree([undefined])
    expect(() => indexSkills([one, one])).toThrow('x:0')
  })
})
