/** What can be done to a slot. */
export type SlotActions = {
  readonly onPickOpen: (slot: number) => void
  readonly onRemove: (slot: number) => void
  readonly onValue: (slot: number, value: number) => void
  readonly onInvalidText: (slot: number, text: string) => void
}
