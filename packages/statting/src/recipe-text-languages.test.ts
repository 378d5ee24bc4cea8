import { describe, expect, it } from 'vitest'
import { readSettingsLine } from './recipe-text-settings.ts'
import { createChangeReader } from './recipe-text-names.ts'
import { isResultLine } from './recipe-text-lines.ts'
import { ENGLISH_WORDS, KOREAN_WORDS } from './recipe-words.ts'
import { DEFAULT_SETTINGS } from './settings.ts'
import { SMALL_CATALOGUE } from '../test/small-catalogue.ts'

describe('recipe texts of both languages', () => {
  it('say the same settings', () => {
    const korean =
      '옵션 부여 · 방어구 · 레시피 120 · 시작 130 · Lv.290 · TEC 200 · 숙련도 250 · 모루 3'
    const english =
      'Statting · Armor · Recipe 120 · Start 130 · Lv.290 · TEC 200 · Proficiency 250 · Anvil 3'
    const read = readSettingsLine(korean, DEFAULT_SETTINGS)
    expect(read.unknown).toEqual([])
    expect(read.settings).toMatchObject({ equipment: 'armor', recipePotential: 120, anvil: 3 })
    expect(readSettingsLine(english, DEFAULT_SETTINGS)).toEqual(read)
  })

  it('say the same material skills', () => {
    const read = readSettingsLine('재료 감소 재료별 · 금속 3 · 마소 7', DEFAULT_SETTINGS)
    expect(read.settings.materialLevels).toMatchObject({ metal: 3, mana: 7 })
    const english = 'Material reduction per material · Metal 3 · Mana 7'
    expect(readSettingsLine(english, DEFAULT_SETTINGS)).toEqual(read)
  })

  it('end with the outcome', () => {
    for (const words of [KOREAN_WORDS, ENGLISH_WORDS]) {
      expect(isResultLine(`${words.success} 100%`)).toBe(true)
      expect(isResultLine(`${words.inProgress} · ${words.potential} 3`)).toBe(true)
    }
  })

  it('mark a slot', () => {
    const [option] = SMALL_CATALOGUE
    const read = createChangeReader(SMALL_CATALOGUE, {})
    const slots = [KOREAN_WORDS, ENGLISH_WORDS].map((words) => {
      const change = read(`${option?.key} 3 [${words.slot(4)}]`)
      return typeof change === 'string' ? change : change.slot
    })
    expect(slots).toEqual([3, 3])
  })
})
