/** Rows of a list by their places, from 0; both are meant. */
export type RowSpan = { readonly from: number; readonly to: number }

type SeenEnd = {
  /** The row in which the reader has put it. */
  readonly place: number
  /** The row in which the browser has it: another one once that of the reader is not drawn any more. */
  readonly standsIn: number
}

/** Where the two ends of a selection were last seen in the rows of a list. */
export type SeenEnds = { readonly anchor: SeenEnd | null; readonly focus: SeenEnd | null }

/** Nothing of a list is marked. */
export const NOTHING_SEEN: SeenEnds = { anchor: null, focus: null }

/**
 * Follows a selection. Of a long list only what is in sight is drawn: when the row in which an end stands goes, the browser
 * leaves the end in the list itself, and puts the beginning into the nearest row as soon as the selection is drawn further.
 */
export function seeEnds(list: Element, selection: Selection, before: SeenEnds): SeenEnds {
  const see = (node: Node | null, known: SeenEnd | null): SeenEnd | null => {
    if (node === null || !list.contains(node)) return null
    const at = placeOf(list, node)
    if (at === null) return known
    const isKnown = known !== null && !selection.isCollapsed && known.standsIn === at
    return isKnown ? known : { place: at, standsIn: at }
  }
  const anchor = see(selection.anchorNode, before.anchor)
  const focus = see(selection.focusNode, before.focus)
  if (anchor === null || before.anchor === null || selection.isCollapsed) return { anchor, focus }
  const isMoved = isNearestTo(list, anchor.standsIn, before.anchor.standsIn)
  return { anchor: isMoved ? { ...anchor, place: before.anchor.place } : anchor, focus }
}

/** Whether a row stands at the edge of what is drawn, on the side on which another, not drawn any more, would be. */
function isNearestTo(list: Element, at: number, gone: number): boolean {
  const drawn = [...list.querySelectorAll(':scope > [aria-posinset]')].map(
    (row) => Number(row.getAttribute('aria-posinset')) - 1,
  )
  const [first, last] = [drawn[0], drawn.at(-1)]
  if (first === undefined || last === undefined) return false
  return (gone < first && at === first) || (gone > last && at === last)
}

/** The rows a selection asks for: those between its ends, or all where it goes beyond the list on both sides. */
export function markedRows(
  list: Element,
  selection: Selection,
  { ends, count }: { readonly ends: SeenEnds; readonly count: number },
): RowSpan | null {
  if (selection.isCollapsed || count === 0) return null
  const { anchor, focus } = seeEnds(list, selection, ends)
  if (anchor !== null && focus !== null) {
    const places = [anchor.place, focus.place]
    return { from: Math.min(...places), to: Math.max(...places) }
  }
  const isInside = [selection.anchorNode, selection.focusNode].some((node) => list.contains(node))
  return !isInside && selection.containsNode(list) ? { from: 0, to: count - 1 } : null
}

/**
 * Rows as a table: a line per row, a tab between columns, and the columns' names above. What is a column says
 * `data-column`, with its name. Null for a row alone and for rows without columns: they are copied as they stand.
 */
export function tableText(rows: readonly Element[]): string | null {
  const lines = rows.map((row) => [...row.querySelectorAll<HTMLElement>('[data-column]')])
  const [first = []] = lines
  if (rows.length < 2 || first.length === 0) return null
  const names = first.map(({ dataset }) => dataset['column'] ?? '')
  const texts = lines.map((cells) => cells.map(textOf))
  return [names, ...texts].map((cells) => cells.join('\t')).join('\n')
}

/** What a cell shows, or what it stands for where it shows less (`data-copy`). */
function textOf(cell: HTMLElement): string {
  const short = cell.querySelector<HTMLElement>('[data-copy]')
  return short?.dataset['copy'] ?? cell.textContent.trim()
}

/** The place of the row a node is in; null for the list itself, and for what is not drawn row by row. */
function placeOf(list: Element, node: Node): number | null {
  const element = node instanceof Element ? node : node.parentElement
  const row = element?.closest('li') ?? null
  if (row === null || !list.contains(row)) return null
  // A short list is drawn whole, and its rows do not count themselves.
  const isCounted = list.querySelector(':scope > [aria-posinset]') !== null
  if (!isCounted) return [...list.children].indexOf(row)
  const place = Number(row.getAttribute('aria-posinset'))
  return place > 0 ? place - 1 : null
}
