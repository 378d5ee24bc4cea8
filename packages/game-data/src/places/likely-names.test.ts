import { describe, expect, it } from 'vitest'
import { BOSS_ROWS } from '../boss/boss-rows.ts'
import { CRYSTA_ROWS } from '../crysta/crysta-rows.ts'
import { readEquipmentRows } from '../equipment/equipment-rows.ts'
import * as english from './likely-names.english.ts'
import { likelyGiver, likelyPlace } from './likely-names.ts'

describe('likely names', () => {
  it.each([
    ['인자니오', 'Inzanio the Dark Knight'],
    ['인자니오 (Xmas Event 2016)', 'Inzanio the Dark Knight'],
    ['왕자 메기스콘II', 'Megiston (4th Anniv)'],
  ])('of a giver bring the English one: %s', (giver, nameEn) => {
    expect(likelyGiver(giver)).toEqual({ nameEn })
    expect(english.likelyGiver(giver)).toBeUndefined()
  })

  it.each([
    ['신월의 귀전', 'New Moon Palace'],
    ['신월의 귀전 (New Moon Palace): Innermost', null],
    ['어둠의 성 / A2 (Dark Castle: Area 2)', null],
    ['이계의 문 A3', null],
  ])('of a place bring the English one where it is not there yet: %s', (place, nameEn) => {
    expect(likelyPlace(place)).toEqual({ nameEn })
    expect(english.likelyPlace(place)).toBeUndefined()
  })

  it.each([
    '불가니 산기슭 (Vulcani Foothills)',
    '아르슈 골짜기 A1 (Arche Valley: Area 1)',
    '다키트 지구 (Dikkit Sector)',
    '소피아거리 / 대장간',
    'Ribisco Cave: Area 2',
    '모르는 곳',
  ])('are told from names that were read: %s', (place) => {
    expect(likelyPlace(place)).toBeUndefined()
  })

  it('leave alone a giver that was read, and one in English', () => {
    expect(['고대의 여제 (Hell)', '크림조슈', 'Pico'].map(likelyGiver)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('are used wherever the shipped rows name what they stand for', () => {
    const pieces = readEquipmentRows().flatMap(({ obtain }) => obtain)
    const drops = CRYSTA_ROWS.flatMap(({ drops: some = [] }) => some)
    const names = [...pieces.map(({ name }) => name), ...drops.map(({ monster }) => monster)]
    const places = [
      ...[...pieces, ...drops].map(({ map }) => map),
      ...BOSS_ROWS.flatMap(({ map, mapAlt }) => [map, mapAlt]),
    ].filter((place) => typeof place === 'string')
    const left = (name: string) =>
      /^(Inzanio|Shell Mask|Reliza|Mulgoon|Bloodie|Capten|Golden Iconos|Hero Potum|Bonivio)/.test(
        name,
      )
    expect(names.filter(left)).toEqual([])
    const wholes =
      /^(New Moon Palace|Mt\. Vulcani|Forgotten Cave|Garden of Beginning|Underground Channel|Sofya Sewer)/
    expect(places.filter((place) => wholes.test(place))).toEqual([])
    expect(names.filter((name) => likelyGiver(name) !== undefined).length).toBeGreaterThan(40)
    expect(places.filter((place) => likelyPlace(place) !== undefined).length).toBeGreaterThan(100)
  })
})
