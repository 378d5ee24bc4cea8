import { hash } from 'node:crypto'
import { cleanWords } from './clean-words.ts'

/** What a preview picture says. */
export type PictureWords = {
  /** What kind of page it is of. */
  readonly label: string
  readonly title: string
  readonly lines: readonly PictureLine[]
}

/** One line of a picture; without a term it is plain text, which may take several. */
export type PictureLine = { readonly term: string; readonly text: string }

/** Raise it when the drawing changes: pictures are kept, here and by messengers. */
const DRAWING_VERSION = 1

/** Wider and higher than any preview shows; every crop to 2:1 leaves what is drawn. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const

/** More does not fit below a title of two lines. */
const MOST_LINES = 4
const LONGEST = { label: 24, title: 64, term: 12, text: 160 } as const

/** The words as they can be drawn, whoever wrote them. */
export function drawableWords({ label, title, lines }: PictureWords): PictureWords {
  const drawnLabel = cleanWords(label, LONGEST.label)
  return {
    label: drawnLabel,
    title: cleanWords(title, LONGEST.title) || drawnLabel,
    lines: lines
      .map(({ term, text }) => ({
        term: cleanWords(term, LONGEST.term),
        text: cleanWords(text, LONGEST.text),
      }))
      .filter(({ text }) => text !== '')
      .slice(0, MOST_LINES),
  }
}

/** Names the picture of these words: the same words are the same picture. */
export function pictureKey(words: PictureWords): string {
  return hash('sha256', JSON.stringify([DRAWING_VERSION, words]), 'hex').slice(0, 32)
}
