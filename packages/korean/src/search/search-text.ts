import { withoutInvisible } from '../invisible.ts'

/** Punctuation people leave out when they type a name. "%" and "+" carry meaning and stay. */
const SKIPPED = /[\s·・'’"“”:\-–_]/u
/** Roman numeral signs and full-width forms; other signs must not be folded (jamo would change). */
const FOLDED = /[\u2160-\u217f\uff01-\uff5e]/g
/** Phones join two consonants typed in a row: ㄱㅅ becomes ㄳ. */
const JOINED_CONSONANTS: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
}

/** Longer input is a pasted text, not a name. */
export const MAX_QUERY_LENGTH = 64

/** A name prepared for comparing: no spaces, one case, and where in it a word begins. */
export type CompactText = {
  readonly text: string
  readonly wordStarts: ReadonlySet<number>
}

/** Folds case, full-width forms, composition and what nobody sees so that equal names are equal strings. */
export function foldText(text: string): string {
  return withoutInvisible(text.normalize('NFC'))
    .replace(FOLDED, (sign) => sign.normalize('NFKC'))
    .toLowerCase()
}

/** Removes what {@link SKIPPED} lists and remembers the word beginnings it marked. */
export function compactText(text: string): CompactText {
  const wordStarts = new Set<number>()
  let compact = ''
  let isWordStart = true
  for (const sign of foldText(text)) {
    if (SKIPPED.test(sign)) {
      isWordStart = true
      continue
    }
    if (isWordStart) wordStarts.add(compact.length)
    isWordStart = sign === '('
    compact += sign
  }
  return { text: compact, wordStarts }
}

/** The typed text in the same form, with joined consonants taken apart again. */
export function compactQuery(text: string): string {
  return compactText(text).text.replace(
    /[ㄳㄵㄶㄺ-ㅀㅄ]/g,
    (sign) => JOINED_CONSONANTS[sign] ?? sign,
  )
}
