import { namesakeOf } from './namesake.ts'

/** What `index.html` keeps of a click on a page that does not listen yet; null without. */
type KeptClick = { readonly control: HTMLElement | null }

/** Calls `hurry` once a click waits for the page to be alive; at once where one does already. */
export function whenClickIsKept(hurry: () => void): void {
  if (keptClick()?.control) hurry()
  else addEventListener('clickkept', hurry, { once: true })
}

/** Does what a viewer clicked before the page was alive, once, where the living page has it. */
export function doKeptClick(): void {
  const kept = keptClick()
  const control = kept?.control
  if (!kept || !control) return
  // The script goes by the very object.
  Object.assign(kept, { control: null })
  control.removeAttribute('data-kept')
  const living = control.isConnected ? control : namesakeOf(control)
  living?.focus()
  living?.click()
}

function keptClick(): KeptClick | undefined {
  const { __keptClick: kept } = globalThis as { __keptClick?: KeptClick }
  return kept
}
