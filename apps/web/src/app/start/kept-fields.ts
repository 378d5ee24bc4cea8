import { namesakeOf } from './namesake.ts'

const CHANGE = { bubbles: true } as const

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type Kept = {
  readonly value: string
  readonly checked: boolean | undefined
  readonly label?: string | null
}

/** Fields that were typed into, ticked or chosen in on a page that does not listen yet, and how they were left (`index.html`). */
function keptFields(): ReadonlyMap<unknown, Kept> {
  const { __keptFields: kept } = globalThis as { __keptFields?: ReadonlyMap<unknown, Kept> }
  return kept ?? new Map()
}

/** Takes back what Firefox puts into fields after a reload: the app would not know of it. */
export function forgetRestored(root: HTMLElement): void {
  const kept = keptFields()
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input,textarea',
  )) {
    if (kept.has(field)) continue
    if (field.value !== field.defaultValue) field.value = field.defaultValue
    if (field instanceof HTMLInputElement) field.checked = field.defaultChecked
  }
}

/**
 * Tells the living page what was typed, ticked and chosen before it listened: React leaves fields as they are when it
 * takes a page over, and would put its own values back with the next drawing. A page that was drawn anew has fields
 * of the same name.
 */
export function tellKeptFields(): void {
  for (const [found, kept] of keptFields()) {
    // Nothing else says that it was typed into.
    const field = found as Field
    if (field.isConnected) {
      tellChange(field, kept)
      continue
    }
    const living = namesakeOf(field, kept.label ?? null)
    if (living === undefined) continue
    tellChange(living, kept)
    // Whoever is typing goes on.
    if (document.activeElement === document.body) living.focus()
  }
}

function tellChange(field: Field, { value, checked }: Kept): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', CHANGE))
  } else if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    field.checked = !checked
    field.click()
  } else tellText(field, value)
}

/** React goes by the value it has seen set last: the second setter is the one it does not see. */
function tellText(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = field.defaultValue === value ? '' : field.defaultValue
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
  field.dispatchEvent(new Event('input', CHANGE))
}
