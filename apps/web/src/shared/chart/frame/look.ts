/**
 * The looks of lines in the order they are given out: solid ◆, long dash ■, dots ▲, dash-dot ●, and
 * two more for drawings that need six.
 */
export const LOOKS = ['primary', 'brass', 'info', 'negative', 'tSpecial', 'ink3'] as const
export type Look = (typeof LOOKS)[number]

/** The looks that have a mark of their own. */
export type MarkedLook = Exclude<Look, 'tSpecial' | 'ink3'>

export function hasOwnMark(look: Look): look is MarkedLook {
  return look !== 'tSpecial' && look !== 'ink3'
}
