/** What a key asks of a number field; null when it is none of its keys. */
export type NumberKey =
  | { readonly kind: 'finish' }
  | { readonly kind: 'forget' }
  | { readonly kind: 'move'; readonly by: number }
  | { readonly kind: 'limit'; readonly end: 'min' | 'max' }

type PressedKey = {
  readonly key: string
  readonly shiftKey: boolean
  readonly isComposing: boolean
  readonly keyCode: number
}

/** Reads a key press. Keys that belong to an input method (229) belong to it alone. */
export function readNumberKey(
  pressed: PressedKey,
  { step, largeStep }: { readonly step: number; readonly largeStep: number },
): NumberKey | null {
  if (pressed.isComposing || pressed.keyCode === 229) return null
  const arrow = pressed.shiftKey ? largeStep : step
  switch (pressed.key) {
    case 'Enter':
      return { kind: 'finish' }
    case 'Escape':
      return { kind: 'forget' }
    case 'ArrowUp':
      return { kind: 'move', by: arrow }
    case 'ArrowDown':
      return { kind: 'move', by: -arrow }
    case 'PageUp':
      return { kind: 'move', by: largeStep }
    case 'PageDown':
      return { kind: 'move', by: -largeStep }
    case 'Home':
      return { kind: 'limit', end: 'min' }
    case 'End':
      return { kind: 'limit', end: 'max' }
    default:
      return null
  }
}
