/*
 * The gem glyph: its silhouette says which part of the equipment a crysta fits, the number of inner
 * facet rings its enhancement stage. Pure geometry, so that every crysta has a picture without any
 * picture file.
 */

export const GEM_KINDS = [
  'weapon',
  'armor',
  'additional',
  'special',
  'normal',
  'element',
  'brand',
] as const
export type GemKind = (typeof GEM_KINDS)[number]

/** 1 = basic … 5 = fifth stage or later. */
export const GEM_STAGES = [1, 2, 3, 4, 5] as const
export type GemStage = (typeof GEM_STAGES)[number]

/** Facets of one shade, as one SVG path. */
export type GemShade = {
  /** Lit by the light from the upper left, or turned away from it. */
  readonly tone: 'light' | 'deep'
  /** How much white or black lies over the fill, 0–1. */
  readonly opacity: number
  readonly path: string
}

export type GemDrawing = {
  readonly outline: string
  readonly shades: readonly GemShade[]
}

type Point = readonly [x: number, y: number]

type Silhouette = {
  readonly corners: readonly Point[]
  /** Where the facets run to. */
  readonly heart: Point
}

/** Field of every drawing: 24 × 24. */
export const GEM_FIELD = 24

const SHIELD: Silhouette = {
  corners: [
    [12, 1],
    [21.2, 5],
    [21.2, 13],
    [12, 23],
    [2.8, 13],
    [2.8, 5],
  ],
  heart: [12, 10],
}

const SILHOUETTES: Readonly<Record<GemKind, Silhouette>> = {
  // blade
  weapon: {
    corners: [
      [12, 0.8],
      [18.4, 9],
      [18.4, 13.5],
      [12, 23.2],
      [5.6, 13.5],
      [5.6, 9],
    ],
    heart: [12, 11.5],
  },
  armor: SHIELD,
  // trillion: a triangle with cut corners
  additional: {
    corners: [
      [9.2, 2.4],
      [14.8, 2.4],
      [22.6, 17.2],
      [19.8, 21.6],
      [4.2, 21.6],
      [1.4, 17.2],
    ],
    heart: [12, 13.7],
  },
  special: { corners: cutSquare(1.6, 6.6), heart: [12, 12] },
  normal: { corners: cutSquare(2.4, 2.6), heart: [12, 12] },
  // rhombus
  element: {
    corners: [
      [12, 1],
      [17.6, 6.4],
      [23, 12],
      [17.6, 17.6],
      [12, 23],
      [6.4, 17.6],
      [1, 12],
      [6.4, 6.4],
    ],
    heart: [12, 12],
  },
  brand: SHIELD,
}

/** Sizes of the inner rings, as shares of the silhouette; more stages, more and narrower rings. */
const RINGS: Readonly<Record<GemStage, readonly number[]>> = {
  1: [],
  2: [0.5],
  3: [0.64, 0.36],
  4: [0.72, 0.5, 0.26],
  5: [0.8, 0.6, 0.42, 0.22],
}

/** Towards the light, which stands at the upper left. */
const LIGHT: Point = [-0.5, -0.866]
const LIGHT_GAIN = 0.46
const DEEP_GAIN = 0.32
/** Keeps a ring apart from its neighbour where the light only grazes both. */
const COUNTER_CUT = 0.06
/** Shades are rounded to this, so that few paths are enough for many facets. */
const SHADE_STEP = 0.06
/** The flat table in the middle catches the light whole. */
const TABLE_SHADE = 0.36

const drawings = new Map<string, GemDrawing>()

/** The drawing of a gem; the same object every time. */
export function drawGem(kind: GemKind, stage: GemStage): GemDrawing {
  const key = `${kind}${stage}`
  const known = drawings.get(key)
  if (known !== undefined) return known
  const drawing = buildGem(SILHOUETTES[kind], RINGS[stage])
  drawings.set(key, drawing)
  return drawing
}

function buildGem({ corners, heart }: Silhouette, rings: readonly number[]): GemDrawing {
  const paths = new Map<number, string>()
  const add = (shade: number, points: readonly Point[]) => {
    const rounded = roundShade(shade)
    if (rounded !== 0) paths.set(rounded, (paths.get(rounded) ?? '') + pathOf(points))
  }
  const borders = [corners, ...rings.map((share) => shrink(corners, heart, share))]
  borders.forEach((outer, ring) => {
    const inner = borders[ring + 1]
    if (inner === undefined && rings.length > 0) return add(TABLE_SHADE, outer)
    for (const [edge, from] of outer.entries()) {
      const next = (edge + 1) % outer.length
      const to = outer[next] ?? from
      const facet = inner === undefined ? [from, to, heart] : [from, to, inner[next], inner[edge]]
      add(
        shadeOf({ from, to, edge, ring }),
        facet.filter((point) => point !== undefined),
      )
    }
  })
  return {
    outline: pathOf(corners),
    shades: [...paths].map(([shade, path]) => ({
      tone: shade > 0 ? 'light' : 'deep',
      opacity: Math.abs(shade),
      path,
    })),
  }
}

/**
 * Brightness of a facet from the direction its edge looks to. Every second ring is cut the other
 * way and catches the light on its other side; that is what makes the rings countable.
 */
function shadeOf(facet: { from: Point; to: Point; edge: number; ring: number }): number {
  const { from, to, edge, ring } = facet
  const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(alongX, alongY)
  const facing = (alongY * LIGHT[0] - alongX * LIGHT[1]) / length
  // neighbours on a symmetric outline would melt together without this
  const grain = edge % 2 === 0 ? 0.05 : -0.05
  const shade = facing * (facing > 0 ? LIGHT_GAIN : DEEP_GAIN) + grain
  return ring % 2 === 0 ? shade : -shade * 0.8 - Math.sign(shade) * COUNTER_CUT
}

function roundShade(shade: number): number {
  return Math.round(Math.round(shade / SHADE_STEP) * SHADE_STEP * 100) / 100
}

function shrink(corners: readonly Point[], heart: Point, share: number): Point[] {
  return corners.map(([x, y]) => [
    heart[0] + (x - heart[0]) * share,
    heart[1] + (y - heart[1]) * share,
  ])
}

/** A square `inset` from the field's border with corners cut off by `cut`. */
function cutSquare(inset: number, cut: number): Point[] {
  const [near, far] = [inset, GEM_FIELD - inset]
  return [
    [near + cut, near],
    [far - cut, near],
    [far, near + cut],
    [far, far - cut],
    [far - cut, far],
    [near + cut, far],
    [near, far - cut],
    [near, near + cut],
  ]
}

function pathOf(points: readonly Point[]): string {
  const [first, ...rest] = points.map(([x, y]) => `${tidy(x)} ${tidy(y)}`)
  return `M${first}L${rest.join(' ')}Z`
}

function tidy(coordinate: number): number {
  return Math.round(coordinate * 100) / 100
}
