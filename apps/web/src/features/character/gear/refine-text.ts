import { MAX_REFINE } from '@gyeol/character'

/** 0–9, then E, D, C, B, A, S. */
export function refineText(refine: number): string {
  return refine <= 9 ? `+${refine}` : `+${'EDCBAS'.charAt(refine - 10)}`
}

export const REFINES = Array.from({ length: MAX_REFINE + 1 }, (_, refine) => refine)
