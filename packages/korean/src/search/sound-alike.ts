/** Vowels people mix up because they sound alike: ㅐ/ㅔ, ㅒ/ㅖ, ㅙ/ㅚ/ㅞ. By their place in Unicode. */
const VOWELS: Readonly<Record<number, number>> = { 1: 5, 3: 5, 7: 5, 10: 11, 15: 11 }
/** Tense consonants as their plain ones: ㄲ ㄸ ㅃ ㅆ ㅉ. */
const INITIALS: Readonly<Record<number, number>> = { 1: 0, 4: 3, 8: 7, 10: 9, 13: 12 }
/** After these a glide is not heard: 쟈 is 자, 쥬 is 주. ㅈ, ㅊ. */
const WITHOUT_GLIDE = new Set([12, 14])
const GLIDES: Readonly<Record<number, number>> = { 2: 0, 6: 4, 12: 8, 17: 13 }
/** Finals that sound alike: ㄲ as ㄱ, ㅆ as ㅅ. */
const FINALS: Readonly<Record<number, number>> = { 2: 1, 20: 19 }

const FIRST_SYLLABLE = 0xac00
const FINAL_COUNT = 28
const VOWEL_COUNT = 21

/**
 * A text with all spellings that sound alike written in one way, so that 바쿠쟌 and 강그래프 are found:
 * ㅐ as ㅔ, tense consonants as plain ones, no glide after ㅈ and ㅊ. Everything else stays.
 */
export function foldSounds(text: string): string {
  return text.replaceAll(/[가-힣]/g, (syllable) => {
    const code = syllable.charCodeAt(0) - FIRST_SYLLABLE
    const final = code % FINAL_COUNT
    const heard = Math.floor(code / FINAL_COUNT)
    const vowel = heard % VOWEL_COUNT
    const initial = Math.floor(heard / VOWEL_COUNT)
    const plain = INITIALS[initial] ?? initial
    const open = WITHOUT_GLIDE.has(plain) ? (GLIDES[vowel] ?? vowel) : vowel
    const folded = plain * VOWEL_COUNT + (VOWELS[open] ?? open)
    return String.fromCharCode(FIRST_SYLLABLE + folded * FINAL_COUNT + (FINALS[final] ?? final))
  })
}
