/** Widths in parts of the letter size, a little wider than the fonts really are. */
const WIDE = 0.94
const DIGIT = 0.62
const LETTER = 0.62
const NARROW = 0.34

const ELLIPSIS = '…'

/** About how wide a text is. Measuring every label in the page would lay the page out for each. */
export function textWidth(text: string, letterPx: number): number {
  let width = 0
  for (const letter of text) width += partOf(letter)
  return width * letterPx
}

/** The text, cut with "…" where it would be wider than the room. */
export function fitText(text: string, roomPx: number, letterPx: number): string {
  if (textWidth(text, letterPx) <= roomPx) return text
  let kept = ''
  for (const letter of text) {
    if (textWidth(kept + letter + ELLIPSIS, letterPx) > roomPx) break
    kept += letter
  }
  return kept.trimEnd() + ELLIPSIS
}

function partOf(letter: string): number {
  if (/\d/.test(letter)) return DIGIT
  if (/[\s.,:;'’·()[\]|!il]/.test(letter)) return NARROW
  return (letter.codePointAt(0) ?? 0) < 0x1100 ? LETTER : WIDE
}
