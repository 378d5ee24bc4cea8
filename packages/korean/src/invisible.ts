/** Letters of scripts in which a joiner between two of them is spelling. */
const JOINED_LETTER =
  '[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}]'

/** What belongs to what stands before it: parts of one picture, of a key, of a flag, of a word. */
const NEEDED = [
  '(?<=\\p{ExtPict}\\p{EMod}?)[\\uFE0E\\uFE0F]',
  '(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
  '(?<=\\p{ExtPict}\\p{EMod}?\\uFE0F?)\\u200D(?=\\p{ExtPict})',
  '(?<=\\u{1F3F4}[\\u{E0020}-\\u{E007E}]{0,8})[\\u{E0020}-\\u{E007F}]',
  `(?<=${JOINED_LETTER})[\\u200C\\u200D](?=${JOINED_LETTER})`,
].join('|')

/** What Unicode says is to be drawn as nothing, and two more that are: an empty Braille cell, marks of annotations. */
const INVISIBLE = new RegExp(`(?!${NEEDED})[\\p{DI}\\u2800\\uFFF9-\\uFFFB]`, 'gu')

const NOTHING = /^[\s\p{Cc}\p{DI}\u2800\uFFF9-\uFFFB]*$/u

/** Whether a text shows nothing: it is empty, or made of blanks and of what nobody can see. */
export function looksEmpty(text: string): boolean {
  return NOTHING.test(text)
}

/**
 * The text without what nobody can see: zero width signs, soft hyphens, marks of direction, Hangul
 * fillers. Two texts that look alike are alike then. Emoji and scripts that need joiners keep theirs;
 * blanks and line breaks stay.
 */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, '')
}
