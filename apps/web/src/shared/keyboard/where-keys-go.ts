/** Open ones of these keep the keys of the page to themselves. */
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** Whether a dialog, sheet or menu stands over the page. What only fades away is in nobody's way. */
export function hasOpenLayer(): boolean {
  const layers = Array.from(document.querySelectorAll(LAYERS))
  return layers.some((layer) => layer.closest('[data-closed]') === null)
}

/** Where letters are written, or pick from a list: no place for keys of one letter. */
export function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches(
      'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=combobox]',
    )
  )
}
