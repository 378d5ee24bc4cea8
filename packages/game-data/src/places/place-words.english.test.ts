import { describe, expect, it } from 'vitest'
import { BOSS_ROWS } from '../boss/boss-rows.ts'
import { CRYSTA_ROWS } from '../crysta/crysta-rows.ts'
import { readEquipmentRows } from '../equipment/equipment-rows.ts'
import { giverName, materialName, placeName, stateName } from './place-words.english.ts'

const HANGUL = /[가-힣]/

describe('names of places in English', () => {
  it('are those of the international client', () => {
    expect(placeName('소피아거리 / 대장간')).toBe('Sofya City: Blacksmith')
    expect(placeName('니셀 산 (Nisel Mountain): The Top')).toBe('Nisel Mountain: The Top')
    expect(placeName('아르슈 골짜기 A1')).toBe('Arche Valley: Area 1')
    expect(placeName('Douce Hamlet')).toBe('Douce Hamlet')
  })

  it('leave what nobody knows as it is', () => {
    expect(placeName('없는 곳')).toBe('없는 곳')
    expect(giverName('없는 괴물 (하드)')).toBe('없는 괴물 (하드)')
  })

  it('cover every place and monster of the shipped bosses, crystas and equipment', () => {
    const ways = readEquipmentRows().flatMap(({ obtain }) => obtain)
    const places = BOSS_ROWS.flatMap(({ map, mapAlt }) => [map, mapAlt])
    const drops = CRYSTA_ROWS.flatMap(({ drops: some = [] }) => some)
    const shown = [
      ...places.filter((place) => typeof place === 'string').map(placeName),
      ...drops.map(({ monster }) => giverName(monster)),
      ...ways.map(({ name }) => giverName(name)),
      ...ways.flatMap(({ map }) => (map === null ? [] : placeName(map))),
    ]
    expect(shown.length).toBeGreaterThan(300)
    expect(shown.filter((text) => HANGUL.test(text))).toEqual([])
  })
})

describe('givers, materials and states in English', () => {
  it('keep which of several it is', () => {
    expect(giverName('제가 (Megiston 2016)')).toMatch(/^[A-Z].* \(Megiston 2016\)$/)
    expect(giverName('니올라 (하드)')).toMatch(/ \(Hard\)$/)
    expect(giverName('베네나 메타코에누비아 (Venena Metacoenubia)')).toBe('Venena Metacoenubia')
  })

  it('name materials by their kind', () => {
    expect(materialName('금속')).toBe('Metal')
    expect(materialName('Gold 4th Anniv Medal')).toBe('Gold 4th Anniv Medal')
  })

  it('say every state of the shipped bosses', () => {
    const states = BOSS_ROWS.flatMap(({ stats, elements }) => [
      ...Object.values(stats).flat(),
      ...(elements ?? []),
    ]).flatMap(({ when }) => (when === null ? [] : [stateName(when)]))
    expect(states).toContain('phase 1 · after breaking spear')
    expect(states.filter((text) => HANGUL.test(text))).toEqual([])
  })
})
