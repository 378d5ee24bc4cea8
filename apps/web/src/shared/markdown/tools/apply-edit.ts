import type { TextEdit, Written } from './text-edits.ts'

/** What stands in the field now. */
export function writtenIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Written {
  return { text: value, start: selectionStart, end: selectionEnd }
}

/**
 * Changes a field as if it had been typed, so that the browser's own undo takes it back. The old
 * command is the only way to that in every browser; where it is gone, the change is made without.
 */
export function applyEdit(field: HTMLTextAreaElement, edit: TextEdit): void {
  field.focus()
  field.setSelectionRange(edit.from, edit.to)
  if (!type(edit.insert)) {
    field.setRangeText(edit.insert, edit.from, edit.to, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.setSelectionRange(edit.start, edit.end)
}

function type(text: string): boolean {
  if (!('execCommand' in document)) return false
  // oxlint-disable-next-line typescript/no-deprecated -- nothing newer keeps the history of undo
  return text === ''
    ? document.execCommand('delete')
    : document.execCommand('insertText', false, text)
}
