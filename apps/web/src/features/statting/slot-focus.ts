/** Brings the focus to what a slot offers: its value field, or the button that picks an option. */
export function focusSlot(slot: number): void {
  afterPaint(() => slotElement(slot)?.focus())
}

/** Brings the focus to a slot's value field once the picker that covered it is gone. */
export function focusSlotValue(slot: number): void {
  afterPaint(() => afterPaint(() => slotElement(slot)?.focus()))
}

function slotElement(slot: number): HTMLElement | null {
  const place = document.querySelector<HTMLElement>(`[data-slot-focus="${slot}"]`)
  return place?.querySelector<HTMLElement>('input') ?? place
}

function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run, 0))
}
