/**
 * What is called as an element was, in the living page: where the page was drawn anew, the element is gone with what
 * was there. `label`: what stood beside a field, which only the page knew; of several such fields none is meant.
 */
export function namesakeOf<Control extends HTMLElement>(
  control: Control,
  label?: string | null,
): Control | undefined {
  const isField = label !== undefined
  const name = nameOf(control, label)
  const controls = [...document.querySelectorAll<Control>(control.tagName)]
  const alike = controls.filter((one) => nameOf(one, isField ? labelOf(one) : null) === name)
  return isField && alike.length > 1 ? undefined : alike[0]
}

function nameOf(control: HTMLElement, label: string | null | undefined): string {
  const { type, value } = control as Partial<HTMLInputElement>
  const name = control.getAttribute('aria-label') ?? label ?? control.textContent
  return [type, type === 'radio' ? value : '', name].join(' ')
}

const labelOf = (control: HTMLElement) =>
  (control as Partial<HTMLInputElement>).labels?.[0]?.textContent
