/** Search results and link previews show about so much. */
const DESCRIPTION_LENGTH = 150

/** Far more of a text than a description shows. */
const READ_LENGTH = 2000

/** What Markdown writes beside its words. */
const MARKS = /[#*_>`[\]|~-]+|\(https?:[^)]*\)|!\[/g

/** What search results and link previews show of a text: one line, cut off where they would. */
export function shortDescription(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > DESCRIPTION_LENGTH ? `${line.slice(0, DESCRIPTION_LENGTH - 1)}…` : line
}

/** As many parts as fit in one line; the first in any case. */
export function joinedDescription(parts: readonly string[]): string {
  let text = ''
  for (const part of parts) {
    const next = text === '' ? part : `${text} · ${part}`
    if (text !== '' && next.length > DESCRIPTION_LENGTH) break
    text = next
  }
  return shortDescription(text)
}

/** The words of a text in Markdown. */
export const wordsOf = (markdown: string): string =>
  markdown.slice(0, READ_LENGTH).replaceAll(MARKS, ' ').replaceAll(/\s+/g, ' ').trim()
