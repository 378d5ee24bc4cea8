import { DEFAULT_SETTINGS } from '@gyeol/statting'
import { describe, expect, it } from 'vitest'
import { packJson } from '../../../../shared/share/packed-json.ts'
import { type AutoForm, createForm } from '../question/auto-form.ts'
import { isAutoHash, readAutoHash, writeAutoHash } from './auto-link.ts'
import { planFromRecipe } from '../result/plan-from-recipe.ts'

const form: AutoForm = {
  ...createForm({ ...DEFAULT_SETTINGS, equipment: 'armor', startPotential: 70 }),
  wanted: [
    { option: 'atk_pct', value: 'max' },
    { option: 'max_hp', value: 130 },
  ],
  fixed: [{ option: 'accuracy', value: -12 }],
  excluded: ['matk'],
  caps: { matk_pct: -5 },
  taste: { purpose: 'physical', allowFlatMpRegen: true },
  goal: 'least-material',
  findsStart: true,
  fillsWanted: false,
  picksNegatives: false,
  wantedRate: 92,
  maxConfirmations: 4,
  largestAmount: 12_000,
  weights: { metal: 1, cloth: 0, beast: 2.5, wood: 1, medicine: 1, mana: 10 },
}
const plan = planFromRecipe({
  settings: form.settings,
  recipe: [
    [{ slot: 0, option: 'atk_pct', delta: 2, isNew: true }],
    [
      { slot: 0, option: 'atk_pct', delta: 1, isNew: false },
      { slot: 1, option: 'accuracy', delta: -3, isNew: true },
    ],
  ],
  keptSteps: 1,
  weights: form.weights,
})
const start = plan?.recipe.slice(0, 1) ?? []

describe('share link of a question', () => {
  it('brings the whole form, the steps before it and the plan', async () => {
    const hash = await writeAutoHash({ form, start, plan, asOf: '2025-08' })
    expect(isAutoHash(hash)).toBe(true)
    const reading = await readAutoHash(hash)
    expect(reading).toEqual({
      kind: 'shared',
      shared: { form, start, plan, isPlanBroken: false, asOf: '2025-08' },
    })
  })

  it('leaves out which session of one’s own it came from', async () => {
    const hash = await writeAutoHash({
      form: { ...form, from: 'abc' },
      start,
      plan: null,
      asOf: '',
    })
    const reading = await readAutoHash(hash)
    expect(reading).toMatchObject({ kind: 'shared', shared: { form: { from: null }, plan: null } })
  })

  it('shows the question of a plan that can no longer be carried out', async () => {
    const impossible = plan && {
      ...plan,
      recipe: [[{ slot: 0, option: 'gone', delta: 2, isNew: true }]],
    }
    const hash = await writeAutoHash({ form, start: null, plan: impossible, asOf: '' })
    const reading = await readAutoHash(hash)
    expect(reading).toMatchObject({
      kind: 'shared',
      shared: { plan: null, isPlanBroken: true, form: { wantedRate: 92 } },
    })
  })

  it('says when a newer version wrote it', async () => {
    expect(await readAutoHash('#a2=abc')).toEqual({ kind: 'newer' })
  })

  it.each(['', '#a1=', '#a1=!!', '#a1=AAAA', '#a0=abc', '#v1=abc', `#a1=${'A'.repeat(30_000)}`])(
    'cannot read %.12s…',
    async (hash) => {
      expect(await readAutoHash(hash)).toEqual({ kind: 'broken' })
    },
  )

  it.each([[{}], [[]], [[{ want: 1 }, null, '']], ['text']])(
    'refuses foreign JSON %j',
    async (value) => {
      expect(await readAutoHash(`#a1=${packJson(value)}`)).toEqual({ kind: 'broken' })
    },
  )
})
