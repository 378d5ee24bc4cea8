/** Puts text on the clipboard; false when the browser refuses (no permission, in-app browsers). */
export async function copyText(text: string): Promise<boolean> {
  // Plain http other than localhost has no clipboard.
  if (navigator.clipboard === undefined) return copySelected(text)
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

/** The way of old: what is selected is copied. Inside an open dialog, as nothing outside of it can be selected. */
function copySelected(text: string): boolean {
  const before = document.activeElement
  const place = before?.closest('[role$="dialog"]') ?? document.body
  const field = document.createElement('textarea')
  field.value = text
  // Without a keyboard, and where it moves nothing.
  field.readOnly = true
  field.style.position = 'fixed'
  place.append(field)
  field.focus({ preventScroll: true })
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}
