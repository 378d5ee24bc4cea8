/** Revised romanisation of Korean, letter by letter: initial consonants, vowels, finals. */
const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const FINALS = ' k k ks n nj nh t l lk lm lb ls lt lp lh m p ps t t ng t t k t p h'.split(' ')

const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const SYLLABLES_PER_INITIAL = 588
const SYLLABLES_PER_VOWEL = 28

/** Ids are at most 64 characters; the rest is for a number that keeps them apart. */
const MAX_LENGTH = 58

/**
 * A readable id made of a name: Latin letters and digits in lower case, Korean romanised, everything
 * else a dash. Empty when nothing of the name can be written so.
 */
export function slugOf(name: string): string {
  return Array.from(name.normalize('NFKC').toLowerCase(), romanise)
    .join('')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-|-$/g, '')
}

function romanise(character: string): string {
  const code = character.codePointAt(0) ?? 0
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return character
  const index = code - FIRST_SYLLABLE
  const vowel = Math.floor((index % SYLLABLES_PER_INITIAL) / SYLLABLES_PER_VOWEL)
  return [
    INITIALS[Math.floor(index / SYLLABLES_PER_INITIAL)],
    VOWELS[vowel],
    FINALS[index % SYLLABLES_PER_VOWEL],
  ].join('')
}
