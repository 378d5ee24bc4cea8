/** What `index.html` keeps of a tap on the page that was drawn ahead of time; `name` is empty without one. */
type KeptTap = { readonly name: string; readonly place: number }

const CONTROLS = 'a[href],button,input,select,summary'

/** As `index.html` names a control. */
function nameOf(control: Element): string {
  return `${control.tagName} ${control.getAttribute('aria-label') || control.textContent}`
}

/** Calls `hurry` once a tap waits for the page to be alive; at once where one does already. */
export function whenTapIsKept(hurry: () => void): void {
  if (keptTap() !== undefined) hurry()
  else addEventListener('tapkept', hurry, { once: true })
}

/**
 * Does what a viewer tapped before the page was alive, once, on the control of the same name at the
 * same place among its namesakes. Where the living page has none, nothing happens.
 */
export function doKeptTap(root: HTMLElement): void {
  const kept = keptTap()
  if (kept === undefined) return
  const controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)]
  const control = controls.filter((one) => nameOf(one) === kept.name)[kept.place]
  // Once, however often the page is drawn anew.
  Object.assign(globalThis, { __keptTap: undefined })
  control?.focus()
  control?.click()
}

function keptTap(): KeptTap | undefined {
  const { __keptTap: kept } = globalThis as { __keptTap?: KeptTap | undefined }
  return kept?.name === '' ? undefined : kept
}
