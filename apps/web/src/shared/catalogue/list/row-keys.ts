import type { KeyboardEvent } from 'react'

/*
 * Keys of a list of the catalogue, while the name of a row has the focus: up and down through the
 * rows, right and left to open and close what stands below one, Space to compare, S to like. They
 * press the row's own buttons, so nothing can be done that is not in sight as well.
 */

type RowEvent = KeyboardEvent<HTMLElement>

/** Goes with {@link releaseInRows}. */
export function pressInRows(event: RowEvent): void {
  const row = focusedRow(event)
  if (row === null || hasModifier(event)) return
  const isDone = act(row, event)
  if (isDone) event.preventDefault()
}

/** A button would open its row when Space is released over it. */
export function releaseInRows(event: RowEvent): void {
  if (event.key === ' ' && focusedRow(event) !== null) event.preventDefault()
}

function act(row: HTMLElement, { key, code }: RowEvent): boolean {
  if (key === 'ArrowDown') return focusRow(row, 1)
  if (key === 'ArrowUp') return focusRow(row, -1)
  if (key === 'ArrowRight') return press(row, '[aria-expanded="false"]')
  if (key === 'ArrowLeft') return close(row)
  if (key === ' ') return press(row, '[data-kind="compare"]')
  // Where the letter lies, whatever language is typed.
  return code === 'KeyS' && press(row, '[data-kind="favourites"]')
}

/** The row whose name has the focus. */
function focusedRow({ target }: RowEvent): HTMLElement | null {
  if (!(target instanceof HTMLElement)) return null
  const row = target.closest('li')
  return row !== null && nameOf(row) === target ? row : null
}

function hasModifier({ ctrlKey, metaKey, altKey, shiftKey }: RowEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey
}

function nameOf(row: Element): HTMLElement | null {
  return row.querySelector('button')
}

function rowsAround(row: HTMLElement): readonly HTMLElement[] {
  return Array.from(row.parentElement?.querySelectorAll<HTMLElement>(':scope > li') ?? [])
}

function focusRow(row: HTMLElement, step: 1 | -1): boolean {
  const rows = rowsAround(row)
  const next = rows[rows.indexOf(row) + step]
  const name = next === undefined ? null : nameOf(next)
  name?.focus()
  return name !== null
}

/** What stands below an opened row closes it too, and gives it the focus. */
function close(row: HTMLElement): boolean {
  const rows = rowsAround(row)
  const opened = rows
    .slice(0, rows.indexOf(row) + 1)
    .findLast((other) => other.querySelector('[aria-expanded]') !== null)
  if (opened === undefined || !press(opened, '[aria-expanded="true"]')) return false
  nameOf(opened)?.focus()
  return true
}

function press(row: HTMLElement, buttons: string): boolean {
  const button = row.querySelector<HTMLElement>(buttons)
  button?.click()
  return button !== null
}
