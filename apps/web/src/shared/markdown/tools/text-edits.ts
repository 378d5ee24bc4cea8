/** What stands in a text field, and what of it is marked. */
export type Written = { readonly text: string; readonly start: number; readonly end: number }

/** One change of a text: what stands between two places becomes something else, and what is marked then. */
export type TextEdit = {
  readonly from: number
  readonly to: number
  readonly insert: string
  readonly start: number
  readonly end: number
}

/** The text after a change. */
export function editedText(text: string, { from, to, insert }: TextEdit): string {
  return text.slice(0, from) + insert + text.slice(to)
}

/** Puts marks around what is marked, or takes them away; around nothing they come with a word. */
export function wrap(written: Written, mark: string, word: string): TextEdit {
  const { text } = written
  const { start, end } = withoutSpaces(written)
  const inner = text.slice(start, end)
  if (inner === '') {
    const at = written.start
    return replace({ from: at, to: written.end, before: mark, inner: word, after: mark })
  }
  const size = mark.length
  if (isMarked(text, { start: start - size, end: end + size }, mark))
    return replace({ from: start - size, to: end + size, before: '', inner, after: '' })
  if (isMarked(text, { start, end }, mark)) {
    const bare = inner.slice(size, -size)
    return replace({ from: start, to: end, before: '', inner: bare, after: '' })
  }
  return replace({ from: start, to: end, before: mark, inner, after: mark })
}

/** Whether a stretch begins and ends with just these marks: `**` is no `*`, `***` is both. */
function isMarked(
  text: string,
  range: { readonly start: number; readonly end: number },
  mark: string,
) {
  if (range.start < 0 || range.end > text.length) return false
  const stretch = text.slice(range.start, range.end)
  if (stretch.length <= 2 * mark.length) return false
  const left = /^\**/.exec(text.slice(range.start))?.[0].length ?? 0
  const before = /\**$/.exec(text.slice(0, range.start))?.[0].length ?? 0
  const count = left + before
  const fits = mark === '*' ? count === 1 || count === 3 : count >= 2
  return fits && stretch.startsWith(mark) && stretch.endsWith(mark)
}

/** Puts a mark before every marked line, or takes it away where all have it. */
export function markLines(
  written: Written,
  kind: 'heading' | 'list' | 'numbers' | 'quote',
): TextEdit {
  const { text } = written
  const { from, to } = wholeLines(written)
  const lines = text.slice(from, to).split('\n')
  const { has, mark } = LINE_MARKS[kind]
  const isOn = lines.every((line) => has.test(line) || (lines.length > 1 && line === ''))
  const insert = lines
    .map((line, at) => {
      if (isOn) return line.replace(has, '')
      if (line === '' && lines.length > 1) return line
      return mark(at) + line.replace(ANY_LINE_MARK[kind], '')
    })
    .join('\n')
  // Without marked words the caret stays behind the line's own.
  const caret = from + insert.length
  const isCaret = written.start === written.end
  return { from, to, insert, start: isCaret ? caret : from, end: caret }
}

const HEADING = /^#{1,6} +/
const LIST = /^[-*+] +/
const NUMBER = /^\d{1,9}[.)] +/
const QUOTE = /^> ?/

const LINE_MARKS = {
  heading: { has: HEADING, mark: () => '## ' },
  list: { has: LIST, mark: () => '- ' },
  numbers: { has: NUMBER, mark: (at: number) => `${at + 1}. ` },
  quote: { has: QUOTE, mark: () => '> ' },
} as const

/** What a new mark takes the place of: a list that gets numbers, a heading of another size. */
const ANY_LINE_MARK = {
  heading: HEADING,
  list: NUMBER,
  numbers: LIST,
  quote: /^(?!)/,
} as const

/** Makes what is marked a link: words want an address then, an address wants words. */
export function link(written: Written, word: string): TextEdit {
  const { start, end } = withoutSpaces(written)
  const inner = written.text.slice(start, end)
  if (/^https?:\/\/\S+$/.test(inner))
    return replace({ from: start, to: end, before: '[', inner: word, after: `](${inner})` })
  const words = inner === '' ? word : inner
  return replace({ from: start, to: end, before: `[${words}](`, inner: 'https://', after: ')' })
}

/** Puts something between paragraphs, after what is marked. */
export function insertBlock({ text, end }: Written, block: string): TextEdit {
  const before = text.slice(0, end)
  const after = text.slice(end)
  const lead = before === '' ? '' : '\n'.repeat(2 - Math.min(2, countBreaks(before.slice(-2))))
  const trail = '\n'.repeat(2 - Math.min(2, /^\n*/.exec(after)?.[0].length ?? 0))
  const insert = `${lead}${block}${after === '' ? '\n' : trail}`
  const caret = end + insert.length
  return { from: end, to: end, insert, start: caret, end: caret }
}

/** A picture on lines of its own. */
export function insertPicture(
  written: Written,
  picture: { readonly path: string; readonly words: string },
): TextEdit {
  const words = picture.words.trim().replaceAll(/\s+/g, ' ')
  const escaped = words.replaceAll(/[\\[\]]/g, String.raw`\$&`)
  return insertBlock(written, `![${escaped}](${picture.path})`)
}

function countBreaks(text: string): number {
  return /\n*$/.exec(text)?.[0].length ?? 0
}

function withoutSpaces({ text, start, end }: Written): { start: number; end: number } {
  const marked = text.slice(start, end)
  if (marked.trim() === '') return { start, end: start }
  const lead = marked.length - marked.trimStart().length
  return { start: start + lead, end: start + lead + marked.trim().length }
}

function wholeLines({ text, start, end }: Written): { from: number; to: number } {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  return { from, to: next === -1 ? text.length : next }
}

type Replacement = {
  readonly from: number
  readonly to: number
  readonly before: string
  readonly inner: string
  readonly after: string
}

/** Puts three parts in the place of a stretch and marks the one in the middle. */
function replace({ from, to, before, inner, after }: Replacement): TextEdit {
  const start = from + before.length
  return { from, to, insert: before + inner + after, start, end: start + inner.length }
}
