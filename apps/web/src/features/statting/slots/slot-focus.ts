/**
 * Brings the focus to what a slot offers: its value field, or the button that picks an option. At once, because the
 * next key may already be on its way.
 */
export function focusSlot(slot: number): void {
  slotElement(slot)?.focus()
}

/** The same for a slot whose content is about to be drawn anew, or is still covered by the picker. */
export function focusSlotWhenDrawn(slot: number): void {
  afterPaint(() => afterPaint(() => focusSlot(slot)))
}

/** The slot whose value is written in an element; null for any other element. */
export function slotOf(element: EventTarget | null): number | null {
  if (!(element instanceof HTMLInputElement)) return null
  const mark = element.closest<HTMLElement>('[data-slot-focus]')?.dataset['slotFocus']
  return mark === undefined ? null : Number(mark)
}

function slotElement(slot: number): HTMLElement | null {
  const place = document.querySelector<HTMLElement>(`[data-slot-focus="${slot}"]`)
  return place?.querySelector<HTMLElement>('input') ?? place
}

function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run, 0))
}
