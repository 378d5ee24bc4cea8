/** One stone of the cluster: a hexagonal column seen a little from above, with a pointed end. */
export type CrystalShape = {
  /** Foot of the column on the 520 × 360 field. */
  readonly foot: readonly [x: number, y: number]
  /** Degrees from upright, clockwise. */
  readonly lean: number
  readonly width: number
  readonly height: number
  /** 0 deep celadon, 1 middle, 2 pale, 3 brass. */
  readonly stone: 0 | 1 | 2 | 3
}

export type CrystalFace = 'main' | 'light' | 'deep'

export type CrystalFacet = {
  readonly face: CrystalFace
  readonly points: string
}

/** Shares of the half width and the height that make one column look cut, not drawn with a ruler. */
const EDGES = { left: -1, innerLeft: -0.4, innerRight: 0.48, right: 1, tip: 0.12 }
const SHOULDERS = { left: 0.84, innerLeft: 0.77, innerRight: 0.79, right: 0.86 }

/** The six visible facets of a column standing on (0, 0) and pointing up. */
export function buildCrystal(width: number, height: number): CrystalFacet[] {
  const at = (edge: keyof typeof EDGES, rise: number) =>
    `${tidy((EDGES[edge] * width) / 2)},${tidy(-rise * height)}`
  const tip = at('tip', 1)
  const shoulder = (edge: keyof typeof SHOULDERS) => at(edge, SHOULDERS[edge])
  const column = (left: keyof typeof SHOULDERS, right: keyof typeof SHOULDERS) =>
    [at(left, 0), shoulder(left), shoulder(right), at(right, 0)].join(' ')
  const point = (left: keyof typeof SHOULDERS, right: keyof typeof SHOULDERS) =>
    [shoulder(left), tip, shoulder(right)].join(' ')
  return [
    { face: 'light', points: column('left', 'innerLeft') },
    { face: 'main', points: column('innerLeft', 'innerRight') },
    { face: 'deep', points: column('innerRight', 'right') },
    { face: 'main', points: point('left', 'innerLeft') },
    { face: 'light', points: point('innerLeft', 'innerRight') },
    { face: 'deep', points: point('innerRight', 'right') },
  ]
}

/** Back to front. The brass stone is the one warm spot of the picture. */
export const CLUSTER: readonly CrystalShape[] = [
  { foot: [150, 352], lean: -34, width: 58, height: 190, stone: 2 },
  { foot: [392, 352], lean: 33, width: 62, height: 200, stone: 1 },
  { foot: [196, 354], lean: -17, width: 74, height: 262, stone: 1 },
  { foot: [352, 354], lean: 17, width: 80, height: 270, stone: 2 },
  { foot: [118, 358], lean: -48, width: 40, height: 112, stone: 1 },
  { foot: [436, 358], lean: 46, width: 42, height: 120, stone: 2 },
  { foot: [246, 356], lean: -8, width: 60, height: 170, stone: 3 },
  { foot: [276, 358], lean: 3, width: 104, height: 338, stone: 0 },
  { foot: [322, 358], lean: 14, width: 50, height: 150, stone: 0 },
  { foot: [212, 360], lean: -22, width: 44, height: 96, stone: 0 },
  { foot: [372, 360], lean: 28, width: 36, height: 84, stone: 3 },
]

function tidy(coordinate: number): number {
  return Math.round(coordinate * 10) / 10
}
