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

it('counts builds, not keys of the storage', () => {
  const saved = {
    statting: JSON.stringify({ v: 1, data: { stats: [{}, {}, {}], select: '' } }),
    tec: '{"v":1,"data":255}',
    points: JSON.stringify({ v: 1, data: { saves: [{}, {}] } }),
    step: '1',
    display: '{"v":1,"data":{}}',
    'skill-step': '{damaged',
  }
  const counts = groupSaved(saved).map(({ name, builds }) => [name, builds])
  expect(counts).toEqual([
    ['display', null],
    ['statting', 3],
    ['skill', 2],
    ['combo', null],
  ])
})
