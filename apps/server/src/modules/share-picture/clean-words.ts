import { readFileSync } from 'node:fs'

/** Stands for letters the font does not have. */
const GAP = '…'

const LETTER = /[\p{L}\p{N}]/u

let known: ReadonlySet<string> | undefined

/** The characters of the font, read when the first picture is wanted. */
const knownCharacters = (): ReadonlySet<string> =>
  (known ??= new Set(readFileSync(new URL('generated/characters.txt', import.meta.url), 'utf8')))

/**
 * Text as the font can draw it: in one line, without signs, emoji and control characters it has no
 * shape for; letters it does not have become `…`. At most `longest` characters are left.
 */
export function cleanWords(text: string, longest: number): string {
  const characters = knownCharacters()
  // Far more than is drawn, and nobody's whole novel.
  const start = text.slice(0, longest * 8).normalize('NFC')
  let clean = ''
  for (const character of start) {
    if (characters.has(character)) clean += character
    else if (/\s/u.test(character)) clean += ' '
    else if (LETTER.test(character) && !clean.endsWith(GAP)) clean += GAP
  }
  const line = clean
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .replaceAll(/…(?: ?…)+/g, GAP)
    .trim()
  if (!LETTER.test(line)) return ''
  const letters = Array.from(line)
  return letters.length > longest
    ? `${letters
        .slice(0, longest - 1)
        .join('')
        .trim()}…`
    : line
}
