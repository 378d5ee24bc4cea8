import { describe, expect, it } from 'vitest'
import { begin, play } from '../test/play.ts'
import { condense } from './history.ts'

describe('condensed history', () => {
  it('[TXT1] merges steps in a row that read the same', () => {
    const session = play(
      begin({ startPotential: 500 }),
      [0, 'str', 1],
      'confirm',
      'repeat',
      'repeat',
      [1, 'def', -20],
      'confirm',
      [0, 'str', 4],
      'confirm',
    )
    expect(condense(session.history)).toEqual([
      {
        changes: [{ slot: 0, option: 'str', valueDelta: 1 }],
        repeat: 3,
        firstStep: 0,
        potentialBefore: 500,
        potentialAfter: 485,
        finished: null,
      },
      {
        changes: [{ slot: 1, option: 'def', valueDelta: -20 }],
        repeat: 1,
        firstStep: 3,
        potentialBefore: 485,
        potentialAfter: 521,
        finished: null,
      },
      {
        changes: [{ slot: 0, option: 'str', valueDelta: 1 }],
        repeat: 1,
        firstStep: 4,
        potentialBefore: 521,
        potentialAfter: 516,
        finished: null,
      },
    ])
  })

  it('[TXT1] DEF +1 and DEF +10 are one step each but read differently', () => {
    const session = play(
      begin({ startPotential: 900, equipment: 'armor' }),
      [0, 'def', 19],
      'confirm',
      [0, 'def', 20],
      'confirm',
      [0, 'def', 21],
      'confirm',
    )
    const deltas = condense(session.history).map(({ changes }) => changes[0]?.valueDelta)
    expect(deltas).toEqual([19, 1, 10])
  })

  it('[TXT1] a merged last line carries the end of the session', () => {
    const session = play(
      begin({ startPotential: 10, recipePotential: 100 }),
      [0, 'str', 1],
      'confirm',
      'repeat',
    )
    expect(condense(session.history)).toMatchObject([
      { repeat: 2, potentialAfter: 0, finished: 100 },
    ])
  })
})
