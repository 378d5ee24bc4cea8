import { SKILL_TREES } from '@gyeol/game-data'
import { describe, expect, it } from 'vitest'
import { type Direction, neighbour } from './neighbour.ts'

const DIRECTIONS: readonly Direction[] = ['left', 'right', 'up', 'down']
const cross = [
  { id: 0, at: [1, 1] },
  { id: 1, at: [2, 1] },
  { id: 2, at: [0, 1] },
  { id: 3, at: [1, 0] },
  { id: 4, at: [1, 2] },
  { id: 5, at: [2, 0] },
] as const

describe('neighbour', () => {
  it.each([
    ['right', 1],
    ['left', 2],
    ['up', 3],
    ['down', 4],
  ] as const)('%s', (direction, id) => {
    expect(neighbour(cross, 0, direction)).toBe(id)
  })

  it('ends at the edge', () => {
    expect(neighbour(cross, 2, 'left')).toBeNull()
    expect(neighbour(cross, 99, 'left')).toBeNull()
  })

  it.each(SKILL_TREES.map((tree) => [tree.name, tree] as const))(
    '%s: the arrow keys reach every skill from the first',
    (_, { skills }) => {
      const reached = new Set([skills[0]!.id])
      for (const id of reached) {
        for (const direction of DIRECTIONS) {
          const next = neighbour(skills, id, direction)
          if (next !== null) reached.add(next)
        }
      }
      expect([...reached].toSorted((a, b) => a - b)).toEqual(
        skills.map(({ id }) => id).toSorted((a, b) => a - b),
      )
    },
  )
})
