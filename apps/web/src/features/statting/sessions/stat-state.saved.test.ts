import { DEFAULT_SETTINGS } from '@gyeol/statting'
import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  localStorage.clear()
  vi.resetModules()
})

/** A fresh page: modules loaded anew on what the storage holds. */
async function openPage() {
  const { correctionSaved, loadPlayerSettings, rememberPlayerSettings } = await import(
    './stat-state.saved.ts'
  )
  const { flushSaved } = await import('../../../shared/saved-data/saved-data.ts')
  return { correctionSaved, loadPlayerSettings, rememberPlayerSettings, flushSaved }
}

describe('the player’s own settings', () => {
  it('begin with the specification’s defaults', async () => {
    const page = await openPage()
    expect(page.loadPlayerSettings()).toEqual(DEFAULT_SETTINGS)
    expect(page.correctionSaved.load()).toBe(true)
  })

  it('are kept under the specification’s keys and meet the next session', async () => {
    const page = await openPage()
    page.rememberPlayerSettings({
      tec: 100,
      level: 290,
      proficiency: 250,
      anvil: 20,
      materialMode: 'perMaterial',
      materialLevels: { ...DEFAULT_SETTINGS.materialLevels, mana: 7 },
      startPotential: 120,
    })
    page.correctionSaved.save(false)
    page.flushSaved()
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'anvil-level',
      'correction',
      'level',
      'mat-level',
      'mat-type',
      'proficiency',
      'tec',
    ])
    vi.resetModules()
    const next = await openPage()
    expect(next.correctionSaved.load()).toBe(false)
    expect(next.loadPlayerSettings()).toEqual({
      ...DEFAULT_SETTINGS,
      tec: 100,
      level: 290,
      proficiency: 250,
      anvil: 20,
      materialMode: 'perMaterial',
      materialLevels: { ...DEFAULT_SETTINGS.materialLevels, mana: 7 },
    })
  })

  it.each([
    ['tec', '300'],
    ['tec', '"255"'],
    ['mat-type', '7'],
    ['mat-level', '{"gold":3}'],
    ['mat-level', '{"mana":99}'],
    ['mat-level', '[1,2]'],
    ['correction', '1'],
  ])('set %s aside when it holds %s', async (key, text) => {
    localStorage.setItem(key, text)
    const page = await openPage()
    expect(page.loadPlayerSettings()).toEqual(DEFAULT_SETTINGS)
    expect(page.correctionSaved.load()).toBe(true)
    expect(localStorage.getItem(`${key}/broken`)).toContain(JSON.stringify(text).slice(1, -1))
  })
})
