export { askedText, tidyName, tidyText } from './src/tidy-text.ts'
export { looksEmpty, withoutInvisible } from './src/invisible.ts'
export type { KoreanUnitsOptions } from './src/number/number-format.ts'
export {
  formatKoreanUnits,
  formatNumber,
  formatSigned,
  MINUS_SIGN,
  roundDecimals,
} from './src/number/number-format.ts'
export { parseKoreanNumber } from './src/number/number-parse.ts'
export {
  dayOfText,
  dayText,
  koreanDay,
  mondayOf,
  startOfKoreanDay,
  weekdayOf,
} from './src/time/day-number.ts'
export { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './src/time/durations.ts'
export type { KstParts } from './src/time/korean-time.ts'
export {
  daysUntil,
  endOfDay,
  formatClock,
  formatDate,
  formatListDate,
  formatListDay,
  formatListRange,
  kstParts,
  parseDate,
  startOfDay,
} from './src/time/korean-time.ts'
export { withoutGlue } from './src/words/address-end.ts'
export type { PastedLine } from './src/words/pasted-lines.ts'
export { pastedLines } from './src/words/pasted-lines.ts'
export { compareWords } from './src/words/compare-words.ts'
export { ordinal } from './src/words/ordinal.ts'
export type { Particle } from './src/words/particle.ts'
export { pickParticle, withParticle } from './src/words/particle.ts'
export type { MatchKind, SearchHit, SearchIndex, SearchText } from './src/search/name-search.ts'
export {
  createMatcher,
  createSearchIndex,
  MATCH_KINDS,
  nameForms,
} from './src/search/name-search.ts'
export { otherKeyboard } from './src/search/other-keyboard.ts'
export { toStoredSearchText } from './src/search/stored-search-text.ts'
