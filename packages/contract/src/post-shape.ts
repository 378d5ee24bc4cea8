/**
 * What of a Markdown text costs more than its length. People's writing stays far below; beyond it the
 * readers of Markdown take seconds, gigabytes, or give up.
 */
export const POST_SHAPE = {
  lines: 2000,
  /** Lists and quotes in each other. */
  nesting: 12,
  /** The same, counted over all lines. */
  levels: 4000,
  /** Brackets open at once. */
  brackets: 20,
  /** Stars, underscores and tildes between two empty lines. */
  marks: 600,
  /** Of all tables together; short rows are filled up to the width of their head. */
  cells: 5000,
  /** A mail address, and what stands before it without a space. */
  address: 1000,
} as const

/** What is too much in a Markdown text. */
export type PostShapeProblem = 'TOO_MANY_LINES' | 'TOO_NESTED' | 'TOO_MANY_MARKS' | 'TOO_MANY_CELLS'

/** What begins a list item, a quote or a footnote, with the room before it. */
const CONTAINER = /([ \t]*)(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)|\[\^[^\s\]]{1,100}\]:)/y

/** A line across the page, or the edge of a block of code: marks that mark nothing. */
const RULE = /^[ \t]*([-*_~])(?:[ \t]*\1){2,}[ \t]*$/

/** The line below the head of a table, in lists and quotes too. */
const TABLE_EDGE = /^[\s\d>|:*+.)-]*-[\s|:-]*$/

const TAB_COLUMNS = 4

/** Each level of a list stands at least this far in. */
const LEVEL_COLUMNS = 2

/**
 * The first thing that is too much in a Markdown text; null when it can be drawn quickly. It reads
 * every character once and never says less than a reader of Markdown would find.
 */
export function postShapeProblem(markdown: string): PostShapeProblem | null {
  const lines = markdown.split(/\r\n?|\n/)
  if (lines.length > POST_SHAPE.lines) return 'TOO_MANY_LINES'
  const nesting = lines.map(nestingOf)
  if (nesting.some((levels) => levels > POST_SHAPE.nesting)) return 'TOO_NESTED'
  if (nesting.reduce((sum, levels) => sum + levels, 0) > POST_SHAPE.levels) return 'TOO_NESTED'
  const blocks = blocksOf(lines)
  if (blocks.some(isTangled)) return 'TOO_MANY_MARKS'
  const cells = blocks.reduce((sum, block) => sum + cellsOf(block), 0)
  return cells > POST_SHAPE.cells ? 'TOO_MANY_CELLS' : null
}

/** In how many lists and quotes a line can begin at most. */
function nestingOf(line: string): number {
  if (RULE.test(line)) return 0
  let [levels, at] = [0, 0]
  for (;;) {
    CONTAINER.lastIndex = at
    const match = CONTAINER.exec(line)
    if (match === null) return levels
    // The first space behind a mark belongs to it.
    const room = columnsOf(match[1] ?? '') - (at === 0 ? 0 : 1)
    levels += Math.floor(Math.max(0, room) / LEVEL_COLUMNS) + 1
    at = CONTAINER.lastIndex
  }
}

const columnsOf = (room: string) => room.replaceAll('\t', ' '.repeat(TAB_COLUMNS)).length

/** The lines between empty ones: no paragraph and no table reaches further. */
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]]
  for (const line of lines) {
    if (line.trim() === '') blocks.push([])
    else blocks.at(-1)?.push(line)
  }
  return blocks
}

function isTangled(block: readonly string[]): boolean {
  let [marks, open] = [0, 0]
  for (const line of block) {
    if (RULE.test(line)) continue
    for (const character of line) {
      if (character === '*' || character === '_' || character === '~') marks += 1
      else if (character === '[') open += 1
      else if (character === ']') open = Math.max(0, open - 1)
      if (open > POST_SHAPE.brackets) return true
    }
    if (line.split(/\s/).some((word) => word.length > POST_SHAPE.address && word.includes('@')))
      return true
  }
  return marks > POST_SHAPE.marks
}

/** How many cells the tables of a block can have at most. */
function cellsOf(block: readonly string[]): number {
  return block.reduce((sum, line, at) => {
    const isEdge = line.includes('|') && TABLE_EDGE.test(line)
    return isEdge ? sum + line.split('|').length * (block.length - at) : sum
  }, 0)
}
