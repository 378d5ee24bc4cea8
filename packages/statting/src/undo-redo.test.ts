import { describe, expect, it } from 'vitest'
import { begin, play } from '../test/play.ts'
import { preview } from './preview.ts'
import { EMPTY_SLOT } from './session.ts'
import { sessionAt } from './undo-redo.ts'

const ending = () =>
  play(
    begin({ startPotential: 25, recipePotential: 10 }),
    [0, 'str', 3],
    'confirm',
    [0, 'str', 8],
    'confirm',
  )

describe('undo and redo', () => {
  it('[UNDO1] undo drops pending edits with the step', () => {
    const session = play(begin(), [0, 'str', 1], 'confirm', [0, 'str', 2], 'confirm')
    const undone = play(session, [0, 'str', 9], [4, 'int', 2], 'undo')
    expect(undone.slots[0]).toEqual({ option: 'str', confirmed: true, steps: 1, pendingSteps: 1 })
    expect(undone.slots[4]).toEqual(EMPTY_SLOT)
  })

  it('[UNDO2] undo restores potential, materials and slots, and frees a slot that was new', () => {
    const start = begin()
    const undone = play(start, [0, 'str', 4], [2, 'int', 2], 'confirm', 'undo')
    expect({ ...undone, redoQueue: [] }).toEqual(start)
    expect(undone.redoQueue).toHaveLength(1)
  })

  it('[UNDO3] undo of the finishing step opens the session again', () => {
    const end = ending()
    expect(end).toMatchObject({ finished: 0, potential: 10 })
    const undone = play(end, 'undo')
    expect(undone).toMatchObject({ finished: null, potential: 10 })
    expect(play(undone, [0, 'str', 4], 'confirm')).toMatchObject({ finished: null, potential: 5 })
  })

  it('[UNDO4] redo of the finishing step finishes again and shows 10/−15', () => {
    const redone = play(ending(), 'undo', 'redo')
    expect(redone).toEqual(ending())
    expect(redone.potential).toBe(10)
    expect(preview(redone)).toMatchObject({
      futurePotential: -15,
      successRate: 0,
      hasChanges: false,
    })
  })

  it('[UNDO4] redo follows the order in which steps were undone', () => {
    const session = play(begin(), [0, 'str', 1], 'confirm', 'repeat', [1, 'int', -3], 'confirm')
    const back = play(session, 'undo', 'undo', 'undo')
    expect(back.redoQueue).toHaveLength(3)
    expect(play(back, 'redo').slots[0]?.steps).toBe(1)
    expect(play(back, 'redo', 'redo', 'redo')).toEqual(session)
  })

  it('[UNDO2] the state after any number of steps can be looked at', () => {
    const session = play(ending(), 'undo', [1, 'int', 1], 'confirm')
    expect(sessionAt(session, 0)).toEqual(begin({ startPotential: 25, recipePotential: 10 }))
    expect(sessionAt(session, 1)).toMatchObject({ potential: 10, history: [session.history[0]] })
    expect(sessionAt(session, 2)).toEqual(session)
    expect(sessionAt(session, 99)).toEqual(session)
    expect(sessionAt(session, -1)).toEqual(sessionAt(session, 0))
    expect(sessionAt(ending(), 2)).toEqual(ending())
  })
})
