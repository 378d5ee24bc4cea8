import { DEFAULT_SETTINGS } from '@gyeol/statting'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AutoForm } from '../question/auto-form.ts'

afterEach(() => {
  localStorage.clear()
  vi.resetModules()
})

/** A fresh page: modules loaded anew on what the storage holds. */
async function openPage() {
  const { editForm, loadForm } = await import('./enchant.saved.ts')
  const { createForm } = await import('../question/auto-form.ts')
  const { flushSaved } = await import('../../../../shared/saved-data/saved-data.ts')
  return { editForm, loadForm, flushSaved, initial: createForm(DEFAULT_SETTINGS) }
}

const change = (form: AutoForm): AutoForm => ({
  ...form,
  settings: { ...form.settings, startPotential: 120 },
  wanted: [
    { option: 'atk_pct', value: 'max' },
    { option: 'str', value: 7 },
  ],
  fillsWanted: false,
  fixed: [{ option: 'dodge', value: -6 }],
  picksNegatives: false,
  taste: { purpose: 'magic', allowFlatMpRegen: true },
  goal: 'least-material',
  findsStart: true,
  excluded: ['def'],
  caps: { mdef: -20 },
  wantedRate: 95,
  maxConfirmations: 3,
  largestAmount: 10_000,
  weights: { ...form.weights, mana: 3 },
  from: 'session-1',
})

describe('what /statting/auto keeps', () => {
  it('begins with an empty question', async () => {
    const page = await openPage()
    expect(page.loadForm()).toEqual(page.initial)
  })

  it('keeps everything, under the specification’s keys, until the next visit', async () => {
    const page = await openPage()
    page.editForm(change)
    page.flushSaved()
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'auto-pot',
      'doll-config',
      'enchant',
      'negative',
      'negative-auto',
      'positive-auto',
    ])
    expect(JSON.parse(localStorage.getItem('negative') ?? '')).toEqual({
      v: 1,
      data: [['dodge', -6]],
    })
    vi.resetModules()
    const next = await openPage()
    expect(next.loadForm()).toEqual(change(next.initial))
  })

  it('writes only the keys whose part was changed', async () => {
    const page = await openPage()
    page.editForm((form) => ({ ...form, findsStart: true }))
    page.editForm((form) => form)
    page.flushSaved()
    expect(Object.keys(localStorage)).toEqual(['auto-pot'])
  })

  it('starts with the player’s own level and TEC', async () => {
    localStorage.setItem('tec', '100')
    localStorage.setItem('level', '290')
    const page = await openPage()
    expect(page.loadForm().settings).toMatchObject({ tec: 100, level: 290 })
  })

  it.each<[string, string, Partial<AutoForm>]>([
    ['auto-pot', 'true', { findsStart: true }],
    ['auto-pot', '1', { findsStart: true }],
    ['negative-auto', '"0"', { picksNegatives: false }],
    ['positive-auto', '"false"', { fillsWanted: false }],
    ['negative', '[["dodge",-6]]', { fixed: [{ option: 'dodge', value: -6 }] }],
    ['negative', '[{"option":"def","value":-20}]', { fixed: [{ option: 'def', value: -20 }] }],
    ['negative', '[{"name":"def","value":-20}]', { fixed: [{ option: 'def', value: -20 }] }],
    [
      'doll-config',
      '{"purpose":"magic"}',
      { taste: { purpose: 'magic', allowFlatMpRegen: false } },
    ],
    ['doll-config', '{"goal":"material"}', { goal: 'least-material' }],
  ])('reads the plain form of %s: %s', async (key, text, part) => {
    localStorage.setItem(key, text)
    const page = await openPage()
    expect(page.loadForm()).toEqual({ ...page.initial, ...part })
  })

  it.each([
    ['auto-pot', '"maybe"'],
    ['negative', '{"dodge":-6}'],
    ['negative', '[["DROP TABLE",-6]]'],
    ['doll-config', '{"purpose":"tank"}'],
    ['enchant', '{"want":[]}'],
  ])('sets %s aside when it holds %s', async (key, text) => {
    localStorage.setItem(key, text)
    const page = await openPage()
    expect(page.loadForm()).toEqual(page.initial)
    expect(localStorage.getItem(`${key}/broken`)).toContain(JSON.stringify(text).slice(1, -1))
  })
})
