export type { KoreanUnitsOptions } from './src/number-format.ts'
export {
  formatKoreanUnits,
  formatNumber,
  formatSigned,
  MINUS_SIGN,
  roundDecimals,
} from './src/number-format.ts'
export { parseKoreanNumber } from './src/number-parse.ts'
export type { KstParts } from './src/kst-date.ts'
export {
  daysUntil,
  formatDate,
  formatListDate,
  formatListRange,
  kstParts,
  parseDate,
} from './src/kst-date.ts'
export { ordinal } from './src/ordinal.ts'
export type { Particle } from './src/particle.ts'
export { pickParticle, withParticle } from './src/particle.ts'
export type { MatchKind, SearchHit, SearchIndex, SearchText } from './src/name-search.ts'
export { createMatcher, createSearchIndex, MATCH_KINDS } from './src/name-search.ts'
export { otherKeyboard } from './src/other-keyboard.ts'
