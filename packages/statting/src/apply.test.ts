import { describe, expect, it } from 'vitest'
import { begin, play, refusalOf } from '../test/play.ts'
import { apply, check } from './apply.ts'
import { type Action, REFUSALS, type RefusalCode, type Session } from './model.ts'
import { EMPTY_SLOT } from './session.ts'
import { availability } from './slot-rules.ts'

const STATS = ['str', 'int', 'vit', 'agi', 'dex', 'str_pct', 'int_pct', 'vit_pct']
const full = () =>
  play(
    begin({ startPotential: 9999 }),
    ...STATS.map((key, slot) => [slot, key, 1] as const),
    'confirm',
  )
const confirmed = () => play(begin({ startPotential: 9999 }), [0, 'str', 1], 'confirm')
const pick = (slot: number, option: string | null): Action => ({ type: 'pick', slot, option })
const enter = (slot: number, steps: number): Action => ({ type: 'enter', slot, steps })

type Case = readonly [RefusalCode, when: string, Session, Action]

const CASES: readonly Case[] = [
  ['SLOT_OUT_OF_RANGE', 'a ninth slot is picked', begin(), pick(8, 'str')],
  ['SLOT_OUT_OF_RANGE', 'a slot before the first is emptied', begin(), pick(-1, null)],
  ['SLOT_OUT_OF_RANGE', 'half a slot is entered', begin(), enter(0.5, 1)],
  ['UNKNOWN_OPTION', 'the catalogue has no such option', begin(), pick(0, 'luck')],
  ['FINISHED', 'a finished session is picked in', full(), pick(0, 'str')],
  ['FINISHED', 'a finished session is emptied', full(), pick(0, null)],
  ['FINISHED', 'a finished session is entered in', full(), enter(0, 2)],
  ['FINISHED', 'a finished session is confirmed', full(), { type: 'confirm' }],
  ['FINISHED', 'a finished session is repeated', full(), { type: 'repeat' }],
  ['SLOT_CONFIRMED', 'a confirmed option is exchanged', confirmed(), pick(0, 'int')],
  ['SLOT_CONFIRMED', 'a confirmed option is picked again', confirmed(), pick(0, 'str')],
  ['SLOT_CONFIRMED', 'a confirmed option is taken away', confirmed(), pick(0, null)],
  ['SLOT_EMPTY', 'an amount is entered without option', begin(), enter(0, 1)],
  [
    'OPTION_ALREADY_USED',
    'an option is picked twice',
    play(begin(), [0, 'str', 1]),
    pick(1, 'str'),
  ],
  [
    'ELEMENT_ALREADY_GRANTED',
    'a second element is picked',
    play(begin(), [0, 'fire', 1]),
    pick(1, 'dark'),
  ],
  [
    'ELEMENT_NEEDS_WEAPON',
    'an armor gets an element',
    begin({ equipment: 'armor' }),
    pick(0, 'fire'),
  ],
  [
    'ELEMENT_MATCH_MISMATCH',
    'the dear element is picked though it matches',
    begin({ elementMatches: true }),
    pick(0, 'fire'),
  ],
  [
    'ELEMENT_MATCH_MISMATCH',
    'the cheap element is picked though none matches',
    begin(),
    pick(0, 'fire_match'),
  ],
  [
    'OPTION_UNAVAILABLE_AT_LEVEL',
    'a damage reduction is picked at level 209',
    begin({ level: 209 }),
    pick(0, 'reduce'),
  ],
  [
    'OPTION_UNAVAILABLE_AT_LEVEL',
    'anything is picked below level 10',
    begin({ level: 9 }),
    pick(0, 'str'),
  ],
  ['NOT_A_WHOLE_NUMBER', 'half a step is entered', play(begin(), [0, 'str', 1]), enter(0, 1.5)],
  [
    'NOT_A_WHOLE_NUMBER',
    'no number is entered',
    play(begin(), [0, 'str', 1]),
    enter(0, Number.NaN),
  ],
  ['ABOVE_MAXIMUM', 'more than the limit is entered', play(begin(), [0, 'str', 1]), enter(0, 31)],
  [
    'BELOW_MINIMUM',
    'less than the limit is entered',
    play(begin(), [0, 'crit_rate', 1]),
    enter(0, -21),
  ],
  [
    'NEGATIVE_NOT_ALLOWED',
    'a damage increase is entered',
    play(begin(), [0, 'reduce', 1]),
    enter(0, -1),
  ],
  ['NOTHING_CHANGED', 'an untouched session is confirmed', begin(), { type: 'confirm' }],
  [
    'NOTHING_CHANGED',
    'only options at 0 are confirmed',
    play(begin(), [0, 'str', 0]),
    { type: 'confirm' },
  ],
  ['NOTHING_CHANGED', 'there is nothing to discard', confirmed(), { type: 'discard' }],
  ['NOTHING_TO_UNDO', 'a new session is undone', play(begin(), [0, 'str', 1]), { type: 'undo' }],
  ['NOTHING_TO_REDO', 'nothing was undone', confirmed(), { type: 'redo' }],
  ['NOTHING_TO_REPEAT', 'there is no step', play(begin(), [0, 'str', 1]), { type: 'repeat' }],
  [
    'REPEAT_OVERSHOOTS',
    'a repeat would pass the maximum',
    play(begin({ startPotential: 999 }), [0, 'str', 16], 'confirm'),
    { type: 'repeat' },
  ],
  [
    'REPEAT_OVERSHOOTS',
    'a repeat would pass the minimum',
    play(begin(), [0, 'crit_rate', -11], 'confirm'),
    { type: 'repeat' },
  ],
]

describe('refusals', () => {
  it.each(CASES)('%s when %s', (code, _, session, action) => {
    expect(refusalOf(session, action)).toBe(code)
    expect(check(session, action)?.code).toBe(code)
  })

  it('every refusal of the closed list is reachable', () => {
    expect(new Set(CASES.map(([code]) => code))).toEqual(new Set(REFUSALS))
  })

  it('tells the slot and the limit in steps', () => {
    expect(check(play(begin(), [2, 'def', 1]), enter(2, 99))).toEqual({
      code: 'ABOVE_MAXIMUM',
      slot: 2,
      limit: 30,
    })
    expect(availability(play(begin(), [5, 'str', 0]), 'str', 1)).toEqual({
      code: 'OPTION_ALREADY_USED',
      slot: 5,
    })
  })
})

describe('actions', () => {
  it('[ACT1] an option that was not confirmed can be exchanged and taken away', () => {
    const exchanged = play(begin(), [0, 'str', 5], [0, 'int', 0])
    expect(exchanged.slots[0]).toMatchObject({ option: 'int', pendingSteps: 0 })
    const emptied = apply(exchanged, pick(0, null))
    expect(emptied.ok && emptied.value.slots[0]).toEqual(EMPTY_SLOT)
  })

  it('[ACT1] picking the option that is chosen already keeps its amount', () => {
    const session = play(begin(), [0, 'str', 5])
    expect(apply(session, pick(0, 'str'))).toEqual({ ok: true, value: session })
  })

  it('[ACT2] a matching element is offered when the setting says so', () => {
    const session = begin({ elementMatches: true })
    expect(availability(session, 'fire_match', 0)).toBeNull()
    expect(play(session, [0, 'fire_match', 1], 'confirm').potential).toBe(79)
  })

  it('[ACT3] entering changes only what is pending', () => {
    const session = play(confirmed(), [0, 'str', 7])
    expect(session.slots[0]).toEqual({ option: 'str', confirmed: true, steps: 1, pendingSteps: 7 })
    expect(session.potential).toBe(confirmed().potential)
  })

  it('[ACT4] confirming empties options that were left at 0', () => {
    const session = play(begin(), [0, 'str', 2], [1, 'int', 0], 'confirm')
    expect(session.slots[1]).toEqual(EMPTY_SLOT)
    expect(availability(session, 'int', 1)).toBeNull()
  })

  it('[ACT5] a confirm records what it did, slot by slot', () => {
    const session = play(begin({ startPotential: 300 }), [3, 'str', 2], [1, 'def', -21], 'confirm')
    expect(session.history).toEqual([
      {
        changes: [
          { slot: 1, option: 'def', isNew: true, fromSteps: 0, toSteps: -21, valueDelta: -30 },
          { slot: 3, option: 'str', isNew: true, fromSteps: 0, toSteps: 2, valueDelta: 2 },
        ],
        potentialBefore: 300,
        potentialAfter: 300 - 10 + 37,
        penaltyPercent: 0,
        materials: { metal: 54_626, cloth: 0, beast: 125, wood: 0, medicine: 0, mana: 0 },
        maxMaterialBefore: 0,
        maxMaterialAfter: 54_626,
        finished: null,
      },
    ])
  })

  it('[ACT6] the eighth option finishes, whatever potential is left', () => {
    expect(full()).toMatchObject({ finished: 100, potential: 9999 })
  })

  it.each([
    [100, 100],
    [95, 100],
    [60, 85],
  ])('[ACT6] potential %i used up by 20 STR finishes at %i %%', (startPotential, rate) => {
    const session = play(begin({ startPotential, recipePotential: 1 }), [0, 'str', 20], 'confirm')
    const expected = startPotential === 60 ? 6 : rate
    expect(session).toMatchObject({ finished: expected, potential: startPotential })
  })

  it('[ACT7] a new confirm forgets what was undone', () => {
    const session = play(begin(), [0, 'str', 1], 'confirm', 'undo', [0, 'int', 1], 'confirm')
    expect(session.redoQueue).toEqual([])
  })

  it('[ACT8] a repeat adds the last amounts again and drops pending edits', () => {
    const session = play(
      begin({ startPotential: 300 }),
      [0, 'str', 3],
      [1, 'def', -2],
      'confirm',
      [0, 'str', 20],
      [5, 'int', 1],
      'repeat',
    )
    expect(session.slots.map(({ steps }) => steps)).toEqual([6, -4, 0, 0, 0, 0, 0, 0])
    expect(session.slots[5]).toEqual(EMPTY_SLOT)
    expect(session.history.at(-1)?.changes.map(({ isNew }) => isNew)).toEqual([false, false])
  })

  it('[ACT9] discard goes back to what was confirmed', () => {
    const session = confirmed()
    expect(play(session, [0, 'str', 9], [1, 'int', 3], 'discard')).toEqual(session)
  })
})
