import { OPTION_CATALOGUE } from '@gyeol/game-data'
import { DEFAULT_SETTINGS, replay } from '@gyeol/statting'
import { describe, expect, it } from 'vitest'
import { type AutoForm, cap, createForm, exclude, include, pin, withWanted } from './auto-form.ts'
import { readForm, requestKey } from './auto-problem.ts'

const empty = createForm(DEFAULT_SETTINGS)
const wanting = (...wanted: AutoForm['wanted'][number][]): AutoForm => ({ ...empty, wanted })
const atk = { option: 'atk_pct', value: 12 } as const

describe('reading the form', () => {
  it('asks nothing while nothing is wanted', () => {
    expect(readForm(empty, null).request).toBeNull()
  })

  it('turns shown values into steps and leaves “as much as fits” to the search', () => {
    const form = wanting(atk, { option: 'max_mp', value: 'max' }, { option: 'max_hp', value: 130 })
    expect(readForm(form, null).request?.problem.wanted).toEqual([
      { option: 'atk_pct', steps: 12 },
      { option: 'max_mp', steps: 'max' },
      { option: 'max_hp', steps: 13 },
    ])
  })

  it.each<[string, AutoForm['wanted'][number], object]>([
    ['too much', { option: 'str', value: 99 }, { kind: 'refused' }],
    ['nothing', { option: 'str', value: 0 }, { kind: 'not-above-zero' }],
    ['a text', { option: 'str', value: 3, invalidText: '열' }, { kind: 'not-a-number' }],
    ['an unknown option', { option: 'luck', value: 3 }, { kind: 'refused' }],
  ])('says what is wrong with %s and asks nothing', (_, row, issue) => {
    const reading = readForm(wanting(atk, row), null)
    expect(reading.wantedIssues[0]).toBeNull()
    expect(reading.wantedIssues[1]).toMatchObject(issue)
    expect(reading.request).toBeNull()
  })

  it('has room for eight rows in all', () => {
    const eight = ['str', 'int', 'vit', 'agi', 'dex', 'atk', 'matk', 'def'].map((option) => ({
      option,
      value: 1,
    }))
    expect(readForm({ ...empty, wanted: eight }, null).request).not.toBeNull()
    const nine = { ...empty, wanted: eight, fixed: [{ option: 'dodge', value: -6 }] }
    expect(readForm(nine, null).fixedIssues).toEqual([{ kind: 'no-slot-left' }])
  })

  it('lets the search choose among the usual negatives, but neither wanted nor forbidden ones', () => {
    const form = exclude(cap(wanting(atk, { option: 'def', value: 5 }), 'mdef_pct', -4), 'dodge')
    const allowed = readForm(form, null).request?.problem.allowedNegatives ?? []
    const keys = allowed.map(({ option }) => option)
    expect(keys).not.toContain('dodge')
    expect(keys).not.toContain('def')
    expect(allowed).toContainEqual({ option: 'mdef_pct', deepest: -4 })
    expect(allowed).toContainEqual({ option: 'hp_regen', deepest: 'max' })
    expect(
      readForm({ ...form, picksNegatives: false }, null).request?.problem.allowedNegatives,
    ).toEqual([])
  })

  it('goes by the purpose on armor and by taste for natural MP recovery on weapons', () => {
    const armor = {
      ...wanting(atk),
      settings: { ...DEFAULT_SETTINGS, equipment: 'armor' as const },
    }
    const physical = { ...armor, taste: { purpose: 'physical' as const, allowFlatMpRegen: false } }
    expect(readForm(physical, null).pool).toContain('matk')
    expect(readForm(physical, null).pool).not.toContain('atk')
    expect(readForm(wanting(atk), null).pool).not.toContain('mp_regen')
    const mp = { ...wanting(atk), taste: { purpose: 'none' as const, allowFlatMpRegen: true } }
    expect(readForm(mp, null).pool).toContain('mp_regen')
  })

  it('says the goal, its rate and the limits', () => {
    const form: AutoForm = {
      ...wanting(atk),
      findsStart: true,
      wantedRate: 90,
      maxConfirmations: 3,
      largestAmount: 20_000,
      weights: { ...empty.weights, mana: 5 },
    }
    expect(readForm(form, null).request?.problem).toMatchObject({
      goal: 'least-start-potential',
      wantedRate: 90,
      maxConfirmations: 3,
      largestAmount: 20_000,
      materialWeights: { mana: 5, metal: 1 },
    })
    const plain = readForm(wanting(atk), null).request?.problem
    expect(plain).not.toHaveProperty('wantedRate')
    expect(plain).not.toHaveProperty('materialWeights')
  })

  it('goes on from a session with its settings, where no start potential can be searched', () => {
    const settings = { ...DEFAULT_SETTINGS, startPotential: 120 }
    const { session } = replay(OPTION_CATALOGUE, settings, [
      [{ slot: 0, option: 'atk_pct', delta: 3, isNew: true }],
    ])
    const { request } = readForm({ ...wanting(atk), findsStart: true }, session)
    expect(request?.problem.settings.startPotential).toBe(120)
    expect(request?.problem.goal).toBe('rate')
    expect(request?.startSteps).toEqual([[{ slot: 0, option: 'atk_pct', delta: 3, isNew: true }]])
  })

  it('knows the same question again', () => {
    const key = (form: AutoForm) => {
      const { request } = readForm(form, null)
      return request && requestKey(request)
    }
    expect(key(wanting(atk))).toBe(key(withWanted(wanting(atk), 0, { ...atk })))
    expect(key(wanting(atk))).not.toBe(key(wanting({ ...atk, value: 11 })))
  })
})

describe('forbidding and fixing negatives', () => {
  it('a forbidden one is no longer fixed, a fixed one no longer forbidden', () => {
    const pinned = pin(exclude(empty, 'dodge'), 'dodge', -6)
    expect(pinned).toMatchObject({ excluded: [], fixed: [{ option: 'dodge', value: -6 }] })
    expect(pin(pinned, 'dodge', -4).fixed).toEqual([{ option: 'dodge', value: -4 }])
    expect(exclude(pinned, 'dodge')).toMatchObject({ excluded: ['dodge'], fixed: [] })
    expect(include(exclude(empty, 'dodge'), 'dodge').excluded).toEqual([])
    expect(cap(cap(empty, 'def', -9), 'def', null).caps).toEqual({})
  })
})
