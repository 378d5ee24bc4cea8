import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul'

/** Shorter texts are too often something else: `at`, `ㅁㅅ`. */
const LEAST_KEYS = 2

/**
 * What the same keys would have written with the keyboard set to the other script: Hangul for Latin
 * text (`rkdrmfp` → 강그레), Latin for Hangul text (`ㅁ사` → atk). Digits and signs stay. Most likely
 * first; nothing when the text mixes both scripts, has neither, or is a single key.
 */
export function otherKeyboard(typed: string): readonly string[] {
  const hasLatin = /[a-z]/i.test(typed)
  const hasHangul = /[ㄱ-ㅎㅏ-ㅣ가-힣]/.test(typed)
  if (hasLatin === hasHangul) return []
  return hasLatin ? hangulOf(typed) : latinOf(typed)
}

function hangulOf(typed: string): readonly string[] {
  if (typed.replaceAll(/[^a-z]/gi, '').length < LEAST_KEYS) return []
  // Phones begin a line with a capital, and capitals may be locked: shift then says nothing.
  return [...new Set([typed, typed.toLowerCase()].flatMap(toHangul))]
}

/** es-hangul throws for keys that make no syllable (ninja); such a text is no Hangul. */
function toHangul(latin: string): readonly string[] {
  try {
    return [convertQwertyToHangul(latin)]
  } catch {
    return []
  }
}

function latinOf(typed: string): readonly string[] {
  const latin = convertHangulToQwerty(typed)
  return latin.replaceAll(/[^a-z]/gi, '').length > LEAST_KEYS ? [latin] : []
}
