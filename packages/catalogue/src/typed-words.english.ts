import { inSigns } from './english-comparisons.ts'
import * as korean from './typed-words.ts'

export { isNot, isOr, isShortNoun } from './typed-words.ts'

/** See the Korean words; comparisons may be written in English too. */
export const tokensOf: typeof korean.tokensOf = (text) => korean.tokensOf(inSigns(text))

const PLURAL = /^(?<stem>.*[a-z]{2})(?:'s|s)$/i

/** A phrase without the particle, or the `s` of more than one, at its end. */
export const withoutParticle: typeof korean.withoutParticle = (phrase) => {
  const stem = PLURAL.exec(phrase)?.groups?.['stem']
  return stem === undefined ? korean.withoutParticle(phrase) : { stem, isOr: false }
}

/** Whether what follows is not wanted. */
export const isNotAhead = (token: string) =>
  korean.isNotAhead(token) || /^(?:except|excluding|exclude|excl|lacking)$/i.test(token)

/** Whether the stat before is to count against its owner. */
export const isAgainst = (token: string) =>
  korean.isAgainst(token) || /^(?:negative|minus|penalty|down)$/i.test(token)

/** Whether the stat that follows is to count against its owner. */
export const isAgainstAhead = (token: string) =>
  /^(?:negative|minus|less|reduced|lower)$/i.test(token)

const FILLER = new RegExp(
  [
    '^(?:a|an|any|all|some|but|that|which|who|either|both|also|only|just|than|to|from|by|as|is|are|be',
    'give|gives|giving|grant|grants|boost|boosts|boosting|increase|increases|raise|raises',
    'best|top|most|more|highest|high|higher|good|great|strong|max|maximum|min|minimum|much|lots',
    'show|me|find|list|search|recommend|want|need|get|please|pls|plz|i|my|what|where|how|can',
    'item|items|gear|equips|equipment|piece|pieces|stat|option|options|value|bonus|amount|build)$',
  ].join('|'),
  'i',
)

/** Whether a word says nothing beside what is understood. */
export const isFiller = (token: string) => korean.isFiller(token) || FILLER.test(token)

/** A text without the words that ask for nothing: `best Bakuzan crysta` is `Bakuzan`. */
export function withoutFillers(text: string): string {
  return text
    .trim()
    .split(/\s+/)
    .filter((word) => !isFiller(word) && !korean.isShortNoun(word))
    .join(' ')
}
