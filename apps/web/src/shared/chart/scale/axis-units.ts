/** A size that numbers are counted in where room is short. */
export type AxisUnit = { readonly size: number; readonly name: string }

/** Those of Korean, the largest first. */
export const UNITS: readonly AxisUnit[] = [
  { size: 1e12, name: '조' },
  { size: 1e8, name: '억' },
  { size: 1e4, name: '만' },
  { size: 1, name: '' },
]
