import { expect, it } from 'vitest'
import { buildCrystal, CLUSTER } from './crystal-geometry.ts'

it('builds six facets that stand on the ground and meet in one tip', () => {
  const facets = buildCrystal(100, 300)
  expect(facets).toHaveLength(6)
  const points = facets.map((facet) => facet.points.split(' '))
  const tip = points[3]![1]
  expect(points.slice(3).every((facet) => facet.includes(tip!))).toBe(true)
  const heights = points.flat().map((point) => Number(point.split(',')[1]))
  expect(Math.max(...heights)).toBe(0)
  expect(Math.min(...heights)).toBe(-300)
})

it('has one warm colour, and not in front of everything', () => {
  const brass = CLUSTER.filter(({ stone }) => stone === 3)
  expect(brass.length).toBeGreaterThan(0)
  expect(brass.length).toBeLessThan(3)
})
