import { expect, it } from 'vitest'
import { groupSaved } from './data-groups.ts'

it('puts keys together as their owner sees them, what stood aside with its key', () => {
  const groups = groupSaved({
    points: '[]',
    tec: '1',
    'tec/broken': '[]',
    display: '{}',
    mystery: 'x',
  })
  expect(groups.map(({ name, texts }) => [name, Object.keys(texts)])).toEqual([
    ['display', ['display']],
    ['statting', ['tec', 'tec/broken']],
    ['skill', ['points']],
    ['other', ['mystery']],
  ])
  expect(groups.at(-1)?.bytes).toBe('mysteryx'.length)
})
