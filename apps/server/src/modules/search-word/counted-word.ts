import { SEARCH_WORD_LIMITS } from '@gyeol/contract'
import { askedText } from '@gyeol/korean'

/** An address of somebody or of a place, or a number one can be reached at. */
const PERSONAL = /@|https?:|www\.|\.(?:com|net|org|kr|io|gg|me)(?![a-z])|\d{5,}/i

/** How words that found nothing are counted: as they are compared. Null: they are not, they may be about a person. */
export function countedWord(text: string): string | null {
  const word = askedText(text).normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  if (word === '' || word.length > SEARCH_WORD_LIMITS.word) return null
  return PERSONAL.test(word.replaceAll(/(?<=\d)[\s.()-]+(?=\d)/g, '')) ? null : word
}
