import { josa } from 'es-hangul'

/** Pairs of particles that depend on the final consonant of the word before them. */
export type Particle =
  | '이/가'
  | '을/를'
  | '은/는'
  | '으로/로'
  | '와/과'
  | '이나/나'
  | '이란/란'
  | '이랑/랑'
  | '이에요/예요'

/** How a digit is read at the end of a number. */
const DIGIT_READINGS = ['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'] as const
/** How a round number ends: 10 십, 100 백 … Read by the count of closing zeros. */
const ZERO_READINGS = ['', '십', '백', '천', '만', '만', '만', '만', '억', '억', '억', '억', '조']
/** Letters whose Korean name ends in a consonant (엘, 엠, 엔, 알); all others end in a vowel. */
const LETTER_READINGS: Readonly<Record<string, string>> = { l: '엘', m: '엠', n: '엔', r: '알' }
const SIGN_READINGS: Readonly<Record<string, string>> = { '%': '퍼센트', '+': '플러스' }

/**
 * The particle that fits behind `word`, also behind digits, letters and signs as they are read
 * aloud: 3을, 10은, ATK는, HP를, 5%가. Closing brackets, quotes and full stops are skipped.
 */
export function pickParticle(word: string, particle: Particle): string {
  return josa.pick(readingOfEnd(word), particle)
}

/** The word with its particle: `withParticle('바쿠잔', '이/가')` → "바쿠잔이". */
export function withParticle(word: string, particle: Particle): string {
  return word + pickParticle(word, particle)
}

function readingOfEnd(word: string): string {
  const heard = word.replace(/[\s)\]}"'”’»』」.,!?…]+$/u, '')
  const number = /(\d*?)(0*)$/.exec(heard.replace(/(?<=\d),(?=\d)/g, ''))
  const zeros = number?.[2]?.length ?? 0
  const digit = number?.[1]?.at(-1)
  if (zeros > 0 && digit !== undefined) return ZERO_READINGS[Math.min(zeros, 12)] ?? '만'
  if (zeros > 0) return DIGIT_READINGS[0]
  if (digit !== undefined) return DIGIT_READINGS[Number(digit)] ?? ''
  const last = heard.at(-1) ?? ''
  if (/[a-z]/i.test(last)) return LETTER_READINGS[last.toLowerCase()] ?? '에이'
  return SIGN_READINGS[last] ?? last
}
