import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  localStorage.clear()
  vi.resetModules()
})

async function openPage() {
  const saved = await import('./combo.saved.ts')
  const { editCombo, findComboSkill, placeOf } = await import('../combo.ts')
  const { activeOf, updateSave } = await import('../../../shared/named-saves/named-saves.ts')
  const { flushSaved } = await import('../../../shared/saved-data/saved-data.ts')
  return { ...saved, editCombo, findComboSkill, placeOf, activeOf, updateSave, flushSaved }
}

const step = { skill: 'blade:0', mp: 100, tag: null, free: false, seconds: null }

describe('the player’s combos', () => {
  it('are kept under the specification’s keys, with undo', async () => {
    const page = await openPage()
    const { activeId } = page.skillStepSaved.load()
    const place = page.placeOf(page.findComboSkill('blade:0')!)
    page.skillStepSaved.update((all) =>
      page.updateSave(all, activeId, (combo) => page.editCombo(combo, { type: 'add', place }, 1)),
    )
    page.statEquipmentSaved.save({ ...page.DEFAULT_COMBO_EQUIPMENT, maxMp: 1500, comboPoints: 9 })
    page.flushSaved()
    expect(Object.keys(localStorage).toSorted()).toEqual(['skill-step', 'stat-equipment'])

    vi.resetModules()
    const next = await openPage()
    const combo = next.activeOf(next.skillStepSaved.load())
    expect(combo.places).toEqual([place])
    expect(next.editCombo(combo, { type: 'undo' }, 2).places).toEqual([])
    expect(next.statEquipmentSaved.load()).toMatchObject({ maxMp: 1500, comboPoints: 9 })
  })

  it('read the first forms: bare places, equipment without combo points', async () => {
    localStorage.setItem('skill-step', JSON.stringify([step]))
    localStorage.setItem('stat-equipment', JSON.stringify({ maxMp: 1200, attackSeconds: 0.7 }))
    const page = await openPage()
    expect(page.activeOf(page.skillStepSaved.load()).places).toMatchObject([{ skill: 'blade:0' }])
    expect(page.statEquipmentSaved.load()).toEqual({
      ...page.DEFAULT_COMBO_EQUIPMENT,
      maxMp: 1200,
      attackSeconds: 0.7,
    })
  })

  it('keep skills that the data no longer knows', async () => {
    localStorage.setItem('skill-step', JSON.stringify([{ ...step, skill: 'gone:3' }]))
    const page = await openPage()
    expect(page.activeOf(page.skillStepSaved.load()).places[0]?.skill).toBe('gone:3')
  })

  it.each([
    ['skill-step', '{}'],
    ['skill-step', '[{"skill":"<b>"}]'],
    ['skill-step', '{"v":1,"data":{"saves":[],"select":""}}'],
    ['stat-equipment', '{"maxMp":"2000"}'],
    ['stat-equipment', '{"maxMp":1}'],
    ['stat-equipment', '{"comboPoints":21}'],
    ['stat-equipment', '7'],
  ])('set %s aside when it holds %s', async (key, text) => {
    localStorage.setItem(key, text)
    const page = await openPage()
    expect(page.activeOf(page.skillStepSaved.load()).places).toEqual([])
    expect(page.statEquipmentSaved.load()).toEqual(page.DEFAULT_COMBO_EQUIPMENT)
    expect(localStorage.getItem(`${key}/broken`)).toContain(JSON.stringify(text).slice(1, -1))
  })
})
