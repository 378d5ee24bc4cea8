/** Shorter names are one slip away from too many others. */
const LEAST_LETTERS = 5

/** A name as the letters one types: 쟌 is ㅈ, ㅑ, ㄴ. */
export function lettersOf(text: string): string {
  return text.normalize('NFD')
}

/**
 * Whether a name is what was typed but for one slip: a letter too many, too few, another one, or two
 * exchanged. Both as {@link lettersOf}.
 */
export function isOneSlipAway(typed: string, name: string): boolean {
  if (typed.length < LEAST_LETTERS || Math.abs(typed.length - name.length) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === name[start]) start += 1
  let end = 0
  const shorter = Math.min(typed.length, name.length) - start
  while (end < shorter && typed.at(-1 - end) === name.at(-1 - end)) end += 1
  const left = typed.length - start - end
  const missed = name.length - start - end
  if (left <= 1 && missed <= 1) return left + missed > 0
  const isSwapped = typed[start] === name[start + 1] && typed[start + 1] === name[start]
  return left === 2 && missed === 2 && isSwapped
}

const HEARD: Readonly<Record<string, string>> = {
  ㄱ: 'k',
  ㄲ: 'k',
  ㅋ: 'k',
  ㄴ: 'n',
  ㄷ: 't',
  ㄸ: 't',
  ㅌ: 't',
  ㄹ: 'r',
  ㅁ: 'm',
  ㅂ: 'p',
  ㅃ: 'p',
  ㅍ: 'p',
  ㅅ: 's',
  ㅆ: 's',
  ㅈ: 'c',
  ㅉ: 'c',
  ㅊ: 'c',
  ㅎ: 'h',
  ㅇ: '',
}
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const FINALS: readonly string[] = [
  '',
  'k',
  'k',
  'k',
  'n',
  'n',
  'n',
  't',
  'r',
  'rk',
  'rm',
  'rp',
  'r',
  'r',
  'r',
  'r',
  'm',
  'p',
  'p',
  't',
  't',
  'n',
  'c',
  'c',
  'k',
  't',
  'p',
  't',
]
const FIRST_SYLLABLE = 0xac00

/** Latin letters by what a Korean ear makes of them, the longest first. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/sch|sh|th(?=[aeiouy])/g, 's'],
  [/ph|v|f|b/g, 'p'],
  [/ch|j|z|g(?=[ie])/g, 'c'],
  [/c(?=[eiy])/g, 's'],
  [/x/g, 'ks'],
  [/ng/g, 'n'],
  [/[cqg]/g, 'k'],
  [/d/g, 't'],
  [/l/g, 'r'],
]

/**
 * The consonants of a word as they are heard, so that a name in Latin letters and its sound in Hangul
 * are the same: Illuminitor and 일루미네이터 are both `rmnt`.
 */
export function heardConsonants(text: string): string {
  const small = text.toLowerCase().replaceAll(/[^a-z가-힣]/g, '')
  // An r that no vowel follows is not written in Hangul.
  const spoken = small.replaceAll(/r(?![aeiouyr])/g, '')
  const latin = LATIN.reduce((word, [sign, heard]) => {
    // c of ch and z must not become k afterwards.
    return word.replaceAll(sign, heard === 'c' ? 'C' : heard)
  }, spoken)
  return Array.from(latin)
    .map((sign) => (/[가-힣]/.test(sign) ? heardSyllable(sign) : sign))
    .join('')
    .toLowerCase()
    .replaceAll(/[aeiouyw]/g, '')
    .replaceAll(/(.)\1+/g, '$1')
}

function heardSyllable(syllable: string): string {
  const code = syllable.charCodeAt(0) - FIRST_SYLLABLE
  const initial = HEARD[INITIALS[Math.floor(code / 588)] ?? ''] ?? ''
  return `${initial}a${FINALS[code % 28] ?? ''}`
}
