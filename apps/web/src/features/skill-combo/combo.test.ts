import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Combo,
  comboSkillName,
  createCombo,
  editCombo,
  findComboSkill,
  MAX_PAST,
  MAX_PLACES,
  PALETTE,
  placeIds,
  placeOf,
  stepsOf,
} from './combo.ts'
import { viewOf } from './board/combo-view.ts'
import { comboText } from './combo-words.ts'
import { comboTexts } from './combo.texts.ts'
import { DEFAULT_COMBO_EQUIPMENT } from './combos/combo.saved.ts'
import { linkHashOf, readLinkHash } from './share/share-link.ts'

const place = (key: string) => placeOf(findComboSkill(key)!)
const empty = createCombo({ id: 'a', name: 'A', at: 0 })
const three = ['blade:0', 'blade:8', 'blade:9'].reduce(
  (combo, key) => editCombo(combo, { type: 'add', place: place(key) }, 1),
  empty,
)
const skills = (combo: Combo) => combo.places.map(({ skill }) => skill)

describe('editing a combo', () => {
  it('adds, moves, changes, removes, and goes all the way back and forth', () => {
    const moved = editCombo(three, { type: 'move', at: 2, to: 0 }, 2)
    expect(skills(moved)).toEqual(['blade:9', 'blade:0', 'blade:8'])
    const tagged = editCombo(moved, { type: 'change', at: 1, patch: { tag: 'smite' } }, 3)
    expect(tagged.places[1]?.tag).toBe('smite')
    const removed = editCombo(tagged, { type: 'remove', at: 0 }, 4)
    expect(skills(removed)).toEqual(['blade:0', 'blade:8'])
    let back: Combo = removed
    for (let step = 0; step < 6; step++) back = editCombo(back, { type: 'undo' }, 5)
    expect(back.places).toEqual([])
    expect(editCombo(back, { type: 'undo' }, 6)).toBe(back)
    for (let step = 0; step < 6; step++) back = editCombo(back, { type: 'redo' }, 7)
    expect(back.places).toEqual(removed.places)
    expect(editCombo(back, { type: 'redo' }, 8)).toBe(back)
  })

  it('changes nothing beyond the ends', () => {
    expect(editCombo(three, { type: 'move', at: 0, to: -1 }, 2)).toBe(three)
    expect(editCombo(three, { type: 'move', at: 0, to: 3 }, 2)).toBe(three)
    expect(editCombo(three, { type: 'remove', at: 9 }, 2)).toBe(three)
    expect(editCombo(empty, { type: 'clear' }, 2)).toBe(empty)
  })

  it('stops at the most places and remembers the last steps only', () => {
    let combo: Combo = empty
    for (let count = 0; count < MAX_PLACES + 5; count++) {
      combo = editCombo(combo, { type: 'add', place: place('blade:0') }, count)
    }
    expect(combo.places).toHaveLength(MAX_PLACES)
    for (let count = 0; count < MAX_PAST + 5; count++) {
      combo = editCombo(combo, { type: 'change', at: 0, patch: { mp: count * 100 } }, count)
    }
    expect(combo.past).toHaveLength(MAX_PAST)
  })

  it('names places by skill and turn', () => {
    const twice = editCombo(three, { type: 'add', place: place('blade:0') }, 2)
    expect(placeIds(twice.places)).toEqual(['blade:0/0', 'blade:8/0', 'blade:9/0', 'blade:0/1'])
  })
})

describe('the palette', () => {
  it('hands what it knows of a skill to the rules, unknown MP as 0', () => {
    expect(stepsOf([place('blade:4')])[0]).toMatchObject({ mp: 500, halvesNext: true })
    expect(stepsOf([{ ...place('blade:4'), mp: null, seconds: 2 }])[0]).toMatchObject({
      mp: 0,
      motionSeconds: 2,
    })
    expect(stepsOf([{ ...place('blade:4'), skill: 'gone:1' }])[0]).toMatchObject({ mp: 500 })
    expect(comboSkillName('gone:1')).toBe('gone:1')
    expect(comboSkillName('blade:23#Lv.10')).toBe('퍼스트 어택 (Lv.10)')
  })
})

describe('links', () => {
  const anyPlace = fc.record({
    skill: fc.constantFrom(...PALETTE.map(({ key }) => key)),
    mp: fc.option(fc.integer({ min: 0, max: 99 }).map((mp) => mp * 100)),
    tag: fc.constantFrom(null, 'smite' as const, 'charge' as const),
    isReflectionFree: fc.boolean(),
    seconds: fc.option(fc.integer({ min: 1, max: 60 })),
  })

  it('bring the same combo back', () => {
    fc.assert(
      fc.property(fc.array(anyPlace, { minLength: 1, maxLength: MAX_PLACES }), (places) => {
        expect(readLinkHash(linkHashOf(places))).toEqual({ kind: 'combo', places })
      }),
    )
  })

  it.each([
    ['#v1=', 'broken'],
    ['#v1=AAAA', 'broken'],
    ['#v1=W10', 'broken'],
    ['#v1=W1siYmxhZGU6MCIsIngiXV0', 'broken'],
    ['#v2=W10', 'newer'],
  ])('%s is %s', (hash, kind) => {
    expect(readLinkHash(hash)).toEqual({ kind })
  })

  it('are told from other hashes and never throw', () => {
    expect(readLinkHash('#top')).toBeNull()
    fc.assert(fc.property(fc.string(), (text) => void readLinkHash(`#v1=${text}`)))
  })
})

it('a combo as text', () => {
  const combo = editCombo(three, { type: 'change', at: 1, patch: { tag: 'consecutive' } }, 2)
  expect(comboText(viewOf(combo.places, DEFAULT_COMBO_EQUIPMENT), comboTexts)).toBe(
    [
      '스킬 콤보 · MP 1,100 · 포인트 3',
      '1. 해머 다운 (MP 100)',
      '2. 램페이지 [연속공격] (MP 500 → 400)',
      '3. 메테오 브레이커 (MP 600)',
    ].join('\n'),
  )
})
