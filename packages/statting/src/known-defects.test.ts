import { describe, expect, it } from 'vitest'
import { begin, play, refusalOf } from '../test/play.ts'
import { small } from '../test/small-catalogue.ts'
import { limitsOf } from './limits.ts'
import { withPenalty } from './potential.ts'
import { preview } from './preview.ts'
import { DEFAULT_SETTINGS } from './settings.ts'
import { availability } from './slot-rules.ts'
import { slotValue, stepsFromValue } from './values.ts'

/** Each name quotes a defect seen in public simulators; the test shows that it is not ours. */
describe('defects of other simulators', () => {
  const ending = () =>
    play(
      begin({ startPotential: 25, recipePotential: 10 }),
      [0, 'str', 3],
      'confirm',
      [0, 'str', 8],
      'confirm',
    )

  it('1. "Float penalty: off by one"', () => {
    // 1 + 0.01 × 45 in binary makes 225 × 1.45 a little less than 326.25; others fall below a whole number.
    const wrong: string[] = []
    for (let percent = 0; percent <= 640; percent += 5) {
      for (let sum = -400; sum <= 400; sum += 1) {
        const exact = Number((BigInt(sum) * BigInt(100 + percent)) / 100n)
        if (withPenalty(sum, percent) !== exact) wrong.push(`${sum} ${percent}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('2. "finished tested by truthiness: a session that ended at 0 % cannot be undone, repeat still runs"', () => {
    const end = ending()
    expect(end.finished).toBe(0)
    expect(refusalOf(end, { type: 'repeat' })).toBe('FINISHED')
    expect(play(end, 'undo')).toMatchObject({ finished: null, potential: 10 })
    expect(preview(play(end, 'undo')).successRate).toBe(100)
  })

  it('3. "undo of a new option leaves the slot flagged not new"', () => {
    const undone = play(begin(), [0, 'str', 1], 'confirm', 'undo', [0, 'int', 0], [1, 'vit', 1])
    expect(preview(undone).penaltyPercent).toBe(0)
    const again = play(undone, [0, 'int', 2], 'confirm', 'undo')
    expect(again.slots.every(({ option, confirmed }) => option === null && !confirmed)).toBe(true)
  })

  it.each([
    ['max_hp', 20, 19],
    ['max_mp', 15, 14],
    ['def', 25, 24],
    ['aspd', 25, 24],
    ['dodge', 15, 14],
  ])('4. "lowering an option whose value ≠ step costs 0 material": %s', (key, from, to) => {
    const session = play(begin({ startPotential: 9999 }), [0, key, from], 'confirm', [0, key, to])
    const { materials } = preview(session)
    expect(Math.max(...Object.values(materials))).toBeGreaterThan(0)
  })

  it('5. "Correction after pricing / exception": what is typed is corrected before it has a price', () => {
    const reading = stepsFromValue(small('max_hp'), DEFAULT_SETTINGS, 255)
    expect(reading).toEqual({ steps: 20, exact: false })
    const session = play(begin(), [0, 'max_hp', reading.steps])
    expect(slotValue(session, 0).pendingValue).toBe(200)
    expect(play(session, 'confirm').potential).toBe(preview(session).futurePotential)
    // Options without a step of their own are read without an exception.
    expect(stepsFromValue(small('str'), DEFAULT_SETTINGS, 3.7)).toEqual({ steps: 3, exact: false })
  })

  it('6. "Confirm disabled whenever pot = futurePot": a change with zero net potential is confirmed', () => {
    const session = play(begin(), [0, 'aspd', -3])
    expect(preview(session)).toMatchObject({ futurePotential: 89, hasChanges: true })
    expect(play(session, 'confirm').history).toHaveLength(1)
  })

  it('7. "Repeat enabled after finishing; repeat may overshoot the limit without a word"', () => {
    expect(refusalOf(ending(), { type: 'repeat' })).toBe('FINISHED')
    const session = play(begin({ startPotential: 999 }), [0, 'str', 16], 'confirm')
    expect(refusalOf(session, { type: 'repeat' })).toBe('REPEAT_OVERSHOOTS')
    expect(session.slots[0]?.steps).toBe(16)
  })

  it('8. "After redo of the finishing step pot = pot after (display −15/−15 instead of 10/−15)"', () => {
    const redone = play(ending(), 'undo', 'redo')
    expect([redone.potential, preview(redone).futurePotential]).toEqual([10, -15])
  })

  it('9. "Damage reduction limit at bonusSteps 0; S2 level mapping"', () => {
    const settings = { ...DEFAULT_SETTINGS, level: 209 }
    expect(limitsOf(small('reduce'), settings)).toMatchObject({ minSteps: 0, maxSteps: 0 })
    expect(availability(begin({ level: 209 }), 'reduce', 0)?.code).toBe(
      'OPTION_UNAVAILABLE_AT_LEVEL',
    )
    expect(limitsOf(small('str'), DEFAULT_SETTINGS).maxSteps).toBe(30)
  })

  it('10. "Invalid (red) values can be confirmed in both"', () => {
    const session = play(begin(), [0, 'str', 1])
    expect(refusalOf(session, { type: 'enter', slot: 0, steps: 31 })).toBe('ABOVE_MAXIMUM')
    // A session is a plain value: one that was tampered with does not get through either.
    const slots = session.slots.map((slot) => ({
      ...slot,
      pendingSteps: 31 * Number(!!slot.option),
    }))
    expect(refusalOf({ ...session, slots }, { type: 'confirm' })).toBe('ABOVE_MAXIMUM')
  })
})
