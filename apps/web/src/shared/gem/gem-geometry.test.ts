import { describe, expect, it } from 'vitest'
import { drawGem, GEM_FIELD, GEM_KINDS, GEM_STAGES } from './gem-geometry.ts'

const every = GEM_KINDS.flatMap((kind) => GEM_STAGES.map((stage) => ({ kind, stage })))

function polygonsOf(path: string): [x: number, y: number][][] {
  return path
    .split('Z')
    .filter(Boolean)
    .map((polygon) =>
      polygon
        .slice(1)
        .split(/[L ]/)
        .map(Number)
        .reduce<[number, number][]>((points, value, index, all) => {
          if (index % 2 === 0) points.push([value, all[index + 1]!])
          return points
        }, []),
    )
}

function areaOf(points: [x: number, y: number][]): number {
  const twice = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

describe.each(every)('$kind, stage $stage', ({ kind, stage }) => {
  const { outline, shades } = drawGem(kind, stage)
  const facets = shades.flatMap(({ path }) => polygonsOf(path))

  it('stays inside its field', () => {
    const values = [outline, ...shades.map((shade) => shade.path)]
      .flatMap(polygonsOf)
      .flatMap((polygon) => polygon.flat())
    expect(values.every((value) => value >= 0 && value <= GEM_FIELD)).toBe(true)
  })

  it('lays facets over the whole silhouette without overlap', () => {
    const covered = facets.reduce((sum, facet) => sum + areaOf(facet), 0)
    const whole = areaOf(polygonsOf(outline)[0]!)
    // facets whose shade rounds to nothing show the bare fill
    expect(covered).toBeLessThanOrEqual(whole * 1.01)
    expect(covered).toBeGreaterThan(whole * 0.75)
  })

  it('needs few paths', () => {
    expect(shades.length).toBeLessThanOrEqual(24)
    expect(new Set(shades.map(({ tone, opacity }) => tone + opacity)).size).toBe(shades.length)
  })
})

it('cuts one more ring per stage', () => {
  const facetCounts = GEM_STAGES.map(
    (stage) => drawGem('armor', stage).shades.flatMap(({ path }) => polygonsOf(path)).length,
  )
  expect(facetCounts).toEqual(facetCounts.toSorted((left, right) => left - right))
  expect(new Set(facetCounts).size).toBe(GEM_STAGES.length)
})

it('gives every kind of crysta its own outline', () => {
  const kinds = GEM_KINDS.filter((kind) => kind !== 'brand')
  expect(new Set(kinds.map((kind) => drawGem(kind, 1).outline)).size).toBe(kinds.length)
})

it('draws each gem once', () => {
  expect(drawGem('weapon', 5)).toBe(drawGem('weapon', 5))
})

it.each(GEM_KINDS)('%s is lit from above and dark below', (kind) => {
  const brightness = (isUpper: boolean) =>
    drawGem(kind, 1)
      .shades.flatMap(({ tone, opacity, path }) =>
        polygonsOf(path).map((points) => ({
          light: tone === 'light' ? opacity : -opacity,
          y: points.reduce((sum, [, y]) => sum + y, 0) / points.length,
          area: areaOf(points),
        })),
      )
      .filter(({ y }) => y < 12 === isUpper)
      .reduce((sum, { light, area }) => sum + light * area, 0)
  expect(brightness(true)).toBeGreaterThan(0)
  expect(brightness(false)).toBeLessThan(0)
})
