import type { ClipboardEvent } from 'react'

/**
 * Marked rows are copied as a table: a line per row, a tab between columns. What is a column says
 * `data-column`, with the column's name. A row alone, and rows without columns, are copied as they stand.
 */
export function copyRows(event: ClipboardEvent<HTMLUListElement>): void {
  const selection = getSelection()
  if (selection === null || selection.isCollapsed) return
  const rows = [...event.currentTarget.children].filter((row) => selection.containsNode(row, true))
  const lines = rows.map((row) => [...row.querySelectorAll<HTMLElement>('[data-column]')])
  const [first = []] = lines
  if (rows.length < 2 || first.length === 0) return
  const names = first.map(({ dataset }) => dataset['column'] ?? '')
  const texts = lines.map((cells) => cells.map(textOf))
  const table = [names, ...texts].map((cells) => cells.join('\t')).join('\n')
  event.clipboardData.setData('text/plain', table)
  event.preventDefault()
}

/** What a cell shows, or what it stands for where it shows less (`data-copy`). */
function textOf(cell: HTMLElement): string {
  const short = cell.querySelector<HTMLElement>('[data-copy]')
  return short?.dataset['copy'] ?? cell.textContent.trim()
}
