import type { AxisUnit } from './axis-units.ts'

/** Those of English, the largest first. */
export const UNITS: readonly AxisUnit[] = [
  { size: 1e12, name: 'T' },
  { size: 1e9, name: 'B' },
  { size: 1e6, name: 'M' },
  { size: 1e3, name: 'K' },
  { size: 1, name: '' },
]
